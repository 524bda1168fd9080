import { Link } from 'react-router';
import styles from './sample-bar.module.css';

/** Tells visitors that the store they see is not theirs, and how to open one. */
export function SampleBar() {
  return (
    <aside className={styles.bar} aria-label="Sample store">
      <p>
        You are looking at a sample store. <Link to="/sign-up">Sign up to open yours</Link>
      </p>
    </aside>
  );
}
