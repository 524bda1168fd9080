import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { Editor, Versioned } from '../use-editor.ts';

interface SlugFieldProps {
  /** What stands before it, e.g. `/blog/details/`. */
  path: string;
  value: string;
  onChange: (slug: string) => void;
  /** Once it has been public it stays, so that links to it go on working. */
  isFixed: boolean;
  error?: string | undefined;
  /** What it is made of where it is left empty. */
  madeOf?: 'title' | 'name';
}

/** The last part of an address. Empty: the server makes it of the title or the name. */
export function SlugField({ path, value, onChange, isFixed, error, madeOf = 'title' }: SlugFieldProps) {
  return (
    <Field
      label="Address"
      optional={!isFixed}
      error={error}
      hint={
        isFixed
          ? `${path}${value} stays as it is, so that links to it go on working.`
          : `${path}${value || `made of the ${madeOf}`}`
      }
    >
      <TextInput
        value={value}
        readOnly={isFixed}
        maxLength={80}
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.toLowerCase().replace(/[\s_]+/g, '-'))}
      />
    </Field>
  );
}

interface Addressed extends Versioned {
  slug: string;
}

interface AddressFieldProps<Values extends Addressed> extends Pick<SlugFieldProps, 'path' | 'madeOf'> {
  editor: Editor<Values>;
  /** As it is stored; null: not saved yet. */
  stored: { wasPublic: boolean } | null;
}

/** The address of what is edited. */
export function AddressField<Values extends Addressed>(props: AddressFieldProps<Values>) {
  const { editor, stored, ...rest } = props;
  return (
    <SlugField
      {...rest}
      value={editor.values.slug}
      isFixed={stored?.wasPublic ?? false}
      error={editor.errors.slug}
      onChange={(slug) => editor.change({ slug } as Partial<Values>)}
    />
  );
}
