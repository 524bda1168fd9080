import type { ComponentProps } from 'react';
import { formatCount } from '#lib/formats.ts';
import { Field, type FieldProps } from '#ui/fields/field.tsx';
import { TextArea, type TextAreaProps } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { MarkdownEditor } from '../markdown-editor.tsx';
import type { Editor } from '../use-editor.ts';

/** Names of a form's text fields. */
type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

type FieldLayoutProps = Pick<FieldProps, 'label' | 'hint' | 'optional' | 'required' | 'className'>;
type EditorBinding<Values> = { editor: Editor<Values>; name: TextNames<Values> };
type BoundProps = keyof FieldLayoutProps | 'name' | 'value' | 'onChange';

/** Returns the value, error and change handler of a text field. */
function bindTextField<Values>({ editor, name }: EditorBinding<Values>) {
  return {
    value: editor.values[name] as string,
    error: editor.errors[name],
    write: (text: string) => editor.change({ [name]: text } as Partial<Values>),
  };
}

type LineFieldProps<Values> = FieldLayoutProps &
  EditorBinding<Values> &
  Omit<ComponentProps<'input'>, BoundProps>;

/** A single-line text field connected to an editor. Text that is too long is kept and marked, not cut. */
export function LineField<Values>(props: LineFieldProps<Values>) {
  const { editor, name, label, hint, optional = false, required = false, className, ...rest } = props;
  const { maxLength, ...input } = rest;
  const { value, error: refusal, write } = bindTextField({ editor, name });
  const error = describeLength(value, maxLength) ?? refusal;
  return (
    <Field {...{ label, hint, error, optional, required }} {...(className && { className })}>
      <TextInput {...input} value={value} onChange={(event) => write(event.target.value)} />
    </Field>
  );
}

/** Returns how many characters a text has too many; undefined if it is not too long. */
function describeLength(text: string, maxLength: number | undefined): string | undefined {
  const length = text.trim().length;
  if (maxLength === undefined || length <= maxLength) return undefined;
  return `Use no more than ${formatCount(maxLength)} characters. This text has ${formatCount(length)}.`;
}

type ParagraphFieldProps<Values> = FieldLayoutProps &
  EditorBinding<Values> &
  Omit<TextAreaProps, BoundProps> & {
    /** Replaces line breaks with spaces, because the text is shown in lists. */
    isOneLine?: boolean;
  };

/** A field for one or a few sentences, connected to an editor. */
export function ParagraphField<Values>(props: ParagraphFieldProps<Values>) {
  const { editor, name, label, hint, optional = false, required = false, className, ...rest } = props;
  const { isOneLine = false, ...area } = rest;
  const { value, error, write } = bindTextField({ editor, name });
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

type MarkdownFieldProps<Values> = EditorBinding<Values> &
  Pick<ComponentProps<typeof MarkdownEditor>, 'label' | 'hint'>;

/** A Markdown field connected to an editor. */
export function MarkdownField<Values>({ editor, name, ...rest }: MarkdownFieldProps<Values>) {
  const { value, error, write } = bindTextField({ editor, name });
  return <MarkdownEditor {...rest} value={value} error={error} onChange={write} />;
}
