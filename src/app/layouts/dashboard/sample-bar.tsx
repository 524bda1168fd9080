import { Link } from 'react-router';
import styles from './sample-bar.module.css';

/** Says that this is the sample store, and how to open one's own. */
export function SampleBar() {
  return (
    <aside className={`small ${styles.bar}`} aria-label="Sample store">
      <p>
        This is a sample store. <Link to="/sign-up">Sign up to open yours</Link>
      </p>
    </aside>
  );
}
