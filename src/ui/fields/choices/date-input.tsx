import { TextInput, type TextInputProps } from '../text-input.tsx';

/** The native date picker. The value is `YYYY-MM-DD`, and so are `min` and `max`. */
export function DateInput(props: Omit<TextInputProps, 'type' | 'before' | 'after'>) {
  return <TextInput {...props} type="date" />;
}
