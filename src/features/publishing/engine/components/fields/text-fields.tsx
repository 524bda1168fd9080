import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '#ui/fields/field.tsx';
import { TextArea, type TextAreaProps } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { MarkdownEditor } from '../markdown-editor.tsx';
import type { Editor } from '../use-editor.ts';

/** Names of the fields of a form that hold text. */
type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

type Around = Pick<FieldProps, 'label' | 'hint' | 'optional' | 'required' | 'className'>;
type Edited<Values> = { editor: Editor<Values>; name: TextNames<Values> };
type Own = keyof Around | 'name' | 'value' | 'onChange';

/** The value of a text field of what is edited, its error, and how it changes. */
function wired<Values>({ editor, name }: Edited<Values>) {
  return {
    value: editor.values[name] as string,
    error: editor.errors[name],
    write: (text: string) => editor.change({ [name]: text } as Partial<Values>),
  };
}

type LineFieldProps<Values> = Around & Edited<Values> & Omit<ComponentProps<'input'>, Own>;

/** One line of text of what is edited, under its label. */
export function LineField<Values>(props: LineFieldProps<Values>) {
  const { editor, name, label, hint, optional = false, required = false, className, ...input } = props;
  const { value, error, write } = wired({ editor, name });
  return (
    <Field {...{ label, hint, error, optional, required }} {...(className && { className })}>
      <TextInput {...input} value={value} onChange={(event) => write(event.target.value)} />
    </Field>
  );
}

type ParagraphFieldProps<Values> = Around &
  Edited<Values> &
  Omit<TextAreaProps, Own> & {
    /** Line ends become spaces: it stands in lists. */
    isOneLine?: boolean;
  };

/** A sentence or a few of what is edited, under their label. */
export function ParagraphField<Values>(props: ParagraphFieldProps<Values>) {
  const { editor, name, label, hint, optional = false, required = false, className, ...rest } = props;
  const { isOneLine = false, ...area } = rest;
  const { value, error, write } = wired({ editor, name });
  return (
    <Field {...{ label, hint, error, optional, required }} {...(className && { className })}>
      <TextArea
        rows={2}
        {...area}
        value={value}
        onChange={({ target }) => write(isOneLine ? target.value.replace(/\s*\n\s*/g, ' ') : target.value)}
      />
    </Field>
  );
}

type MarkdownFieldProps<Values> = Edited<Values> &
  Pick<ComponentProps<typeof MarkdownEditor>, 'label' | 'hint'>;

/** The long text of what is edited. */
export function MarkdownField<Values>({ editor, name, ...rest }: MarkdownFieldProps<Values>) {
  const { value, error, write } = wired({ editor, name });
  return <MarkdownEditor {...rest} value={value} error={error} onChange={write} />;
}
