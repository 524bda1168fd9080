import { Cluster, Stack } from '#ui/layout/layout.tsx';
import type { MySession } from '../contract.ts';
import { describeTime, describeTimeZone } from '../rules.ts';
import styles from './session-details.module.css';

/** The topic, message and preferred times of a request, and the answer to it. */
export function SessionDetails({ session }: { session: MySession }) {
  return (
    <Stack gap={3} shrink>
      <p className={`break-words pre-line ${styles.message}`}>{session.message}</p>
      <Cluster as="ul" gap={1.5} align="stretch" className={`${styles.times} num`}>
        {session.times.map((time) => (
          <li key={`${time.date}-${time.part}`}>{describeTime(time)}</li>
        ))}
        <li className={styles.zone}>{describeTimeZone(session.timeZone)}</li>
      </Cluster>
      {session.answer && (
        <p className={`break-words pre-line ${styles.answer}`}>
          <b>Reply</b>
          {session.answer}
        </p>
      )}
    </Stack>
  );
}
