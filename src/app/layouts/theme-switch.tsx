import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import styles from './theme-switch.module.css';

const themes = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
] as const;
type Theme = (typeof themes)[number]['value'];

const themeChangeEvent = 'packwright:theme';

function selectedTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function onThemeChange(callback: () => void): () => void {
  window.addEventListener(themeChangeEvent, callback);
  return () => window.removeEventListener(themeChangeEvent, callback);
}

function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Without storage, the choice lasts until the user leaves the page.
  }
  window.dispatchEvent(new Event(themeChangeEvent));
}

/** Switches between light, dark and the system's theme. Hidden without JavaScript. */
export function ThemeSwitch({ ground = 'paper' }: { ground?: 'paper' | 'night' }) {
  const name = useId();
  const theme = useSyncExternalStore(onThemeChange, selectedTheme, () => 'system' as const);
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
            onChange={() => setTheme(value)}
            className={styles.radio}
          />
          <Icon aria-hidden strokeWidth={1.9} />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
