import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import styles from './theme-switch.module.css';

const themes = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const;
type Theme = (typeof themes)[number]['value'];

const changed = 'packwright:theme';

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function onThemeChange(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  return () => window.removeEventListener(changed, callback);
}

function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice holds until the page is left.
  }
  window.dispatchEvent(new Event(changed));
}

/** Light, dark, or as the system has it. Needs scripts, and is not shown without them. */
export function ThemeSwitch({ ground = 'paper' }: { ground?: 'paper' | 'night' }) {
  const name = useId();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const);
  return (
    <fieldset className={styles.switch} data-look={ground}>
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, Icon }) => (
        <label key={value} className={styles.option} title={label}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => chooseTheme(value)}
            className={styles.radio}
          />
          <Icon aria-hidden strokeWidth={1.9} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
