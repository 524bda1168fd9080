import type { MySession } from '../contract.ts';
import { timeInWords } from '../rules.ts';
import styles from './session-details.module.css';

/** What was asked, when it would suit, and what was answered. */
export function SessionDetails({ session }: { session: MySession }) {
  return (
    <div className={styles.details}>
      <p className={styles.message}>{session.message}</p>
      <ul className={`${styles.times} num`}>
        {session.times.map((time) => (
          <li key={`${time.date}-${time.part}`}>{timeInWords(time)}</li>
        ))}
        <li className={styles.zone}>{session.timeZone.replaceAll('_', ' ')}</li>
      </ul>
      {session.answer && (
        <p className={styles.answer}>
          <b>Answer</b>
          {session.answer}
        </p>
      )}
    </div>
  );
}
