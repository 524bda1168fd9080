import { useState } from 'react';
import styles from './password-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={shown}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      }
    />
  );
}
