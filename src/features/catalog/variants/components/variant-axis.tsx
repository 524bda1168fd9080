import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { splitValues, type TypedAxis } from '../rules/variant-values.ts';
import styles from './variant-axis.module.css';

interface VariantAxisProps {
  axis: TypedAxis;
  position: number;
  errors: { name: string | undefined; values: string | undefined };
  onName: (name: string) => void;
  onValues: (values: string[]) => void;
  onRemove: () => void;
}

/** An attribute by which variants differ, with its values. Input is applied on blur or Enter. */
export function VariantAxis({ axis, position, errors, onName, onValues, onRemove }: VariantAxisProps) {
  const known = axis.values.join(', ');
  const [typed, setTyped] = useState(known);
  const take = (): void => {
    const values = splitValues(typed);
    onValues(values);
    setTyped(values.length === 0 ? known : values.join(', '));
  };
  return (
    <div className={styles.axis}>
      <Field label="Option" error={errors.name}>
        <TextInput
          name={`variants.axes.${position}.name`}
          value={axis.name}
          maxLength={40}
          placeholder="Size"
          onChange={({ target }) => onName(target.value)}
        />
      </Field>
      <Field
        label={`Values of ${axis.name || 'this'}`}
        hint="Separate with commas: A5, A4, A3"
        error={errors.values}
      >
        <TextInput
          name={`variants.axes.${position}.values`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
      </Field>
      <IconButton label={`Remove option ${axis.name}`} title="Remove" onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
