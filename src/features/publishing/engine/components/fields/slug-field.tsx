import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import type { Editor, VersionedValues } from '../use-editor.ts';

interface SlugFieldProps {
  /** Path in front of the slug, e.g. `/blog/details/`. */
  path: string;
  value: string;
  onChange: (slug: string) => void;
  /** True if the entry was ever public: its slug stays, so that links to it keep working. */
  isFixed: boolean;
  error?: string | undefined;
  /** The field that the slug is generated from if it is empty. */
  source?: 'title' | 'name';
}

/** A field for the last part of the URL. If empty, the server generates it from the title or the name. */
export function SlugField({ path, value, onChange, isFixed, error, source = 'title' }: SlugFieldProps) {
  return (
    <Field
      label="URL"
      optional={!isFixed}
      error={error}
      hint={
        isFixed
          ? `${path}${value} can’t be changed, so that existing links keep working.`
          : `${path}${value || `generated from the ${source}`}`
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

interface SluggedValues extends VersionedValues {
  slug: string;
}

interface EntrySlugFieldProps<Values extends SluggedValues> extends Pick<SlugFieldProps, 'path' | 'source'> {
  editor: Editor<Values>;
  /** The stored entry; null: not saved yet. */
  stored: { wasPublic: boolean } | null;
}

/** A slug field connected to an editor. */
export function EntrySlugField<Values extends SluggedValues>(props: EntrySlugFieldProps<Values>) {
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
