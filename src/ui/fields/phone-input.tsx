import { useId } from 'react';
import styles from './phone-input.module.css';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'before'> {
  /** Fixed country code such as `+91`, shown and read out but not part of the value. */
  prefix?: string;
}

/** A phone number, with or without a fixed prefix. */
export function PhoneInput({ prefix, 'aria-describedby': describedBy, ...rest }: PhoneInputProps) {
  const id = useId();
  const described = [prefix && id, describedBy].filter(Boolean).join(' ');
  return (
    <TextInput
      inputMode="tel"
      autoComplete={prefix ? 'tel-national' : 'tel'}
      {...rest}
      type="tel"
      aria-describedby={described || undefined}
      before={
        prefix && (
          <span id={id} className={styles.prefix}>
            {prefix}
          </span>
        )
      }
    />
  );
}
