import type { MySession } from '../contract.ts';
import { describeTime } from '../rules.ts';
import styles from './session-details.module.css';

/** The topic, message and preferred times of a request, and the answer to it. */
export function SessionDetails({ session }: { session: MySession }) {
  return (
    <div className={styles.details}>
      <p className={styles.message}>{session.message}</p>
      <ul className={`${styles.times} num`}>
        {session.times.map((time) => (
          <li key={`${time.date}-${time.part}`}>{describeTime(time)}</li>
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
