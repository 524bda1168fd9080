import { TextInput, type TextInputProps } from '../text-input.tsx';

/** The browser's own date picker; the value is `YYYY-MM-DD`. `min` and `max` take the same form. */
export function DateInput(props: Omit<TextInputProps, 'type' | 'before' | 'after'>) {
  return <TextInput {...props} type="date" />;
}
