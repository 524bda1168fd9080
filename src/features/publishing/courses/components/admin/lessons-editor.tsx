import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SlugField } from '#features/publishing/engine/components/fields/slug-field.tsx';
import { MarkdownEditor } from '#features/publishing/engine/components/markdown-editor.tsx';
import type { Editor } from '#features/publishing/engine/components/use-editor.ts';
import { slugify } from '#lib/slug.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Field, FieldNotes } from '#ui/fields/field.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import type { CourseForm, LessonForm } from '../../contract.ts';
import styles from './lessons-editor.module.css';

const emptyLesson: LessonForm = { key: '', title: '', slug: '', minutes: 8, markdown: '' };

/** The lessons in their order: one is open for editing, all can be moved and removed. */
export function LessonsEditor({ editor }: { editor: Editor<CourseForm> }) {
  const { values, change, errors } = editor;
  const { lessons } = values;
  const [chosen, setChosen] = useState(0);
  const open = Math.min(chosen, lessons.length - 1);
  const move = (place: number, by: -1 | 1): void => {
    const next = [...lessons];
    const [lesson] = next.splice(place, 1);
    if (!lesson) return;
    next.splice(place + by, 0, lesson);
    change({ lessons: next });
    setChosen(place + by);
  };
  const remove = (place: number): void => {
    change({ lessons: lessons.filter((_lesson, at) => at !== place) });
    setChosen(Math.max(0, place - 1));
  };
  const lesson = lessons[open];
  return (
    <Stack as="section" shrink aria-labelledby="lessons-editor">
      <h2 id="lessons-editor" className={styles.title}>
        Lessons
      </h2>
      <ol className={`panel ${styles.list}`}>
        {lessons.map(({ key, title, minutes }, place) => (
          // A new lesson has no key until it is saved.
          <Cluster
            as="li"
            gap={0.5}
            nowrap
            key={key || `new-${place}`}
            className={styles.row}
            data-open={place === open || undefined}
          >
            <button
              type="button"
              aria-pressed={place === open}
              onClick={() => setChosen(place)}
              className={`break-words ${styles.name}`}
            >
              <span className="num">{place + 1}</span>
              {title || 'Untitled'}
              {hasError(errors, place) && <em>needs attention</em>}
            </button>
            <span className={`faint note ${styles.minutes} num`}>{minutes}&nbsp;min</span>
            <IconButton
              label={`Move lesson ${place + 1} up`}
              size="sm"
              disabled={place === 0}
              onClick={() => move(place, -1)}
            >
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton
              label={`Move lesson ${place + 1} down`}
              size="sm"
              disabled={place === lessons.length - 1}
              onClick={() => move(place, 1)}
            >
              <ArrowDown aria-hidden />
            </IconButton>
            <IconButton label={`Remove lesson ${place + 1}`} size="sm" onClick={() => remove(place)}>
              <Trash2 aria-hidden />
            </IconButton>
          </Cluster>
        ))}
      </ol>
      <FieldNotes id="lessons" error={errors.lessons} />
      <Button
        variant="line"
        size="sm"
        icon={<Plus aria-hidden />}
        className={styles.add}
        onClick={() => {
          change({ lessons: [...lessons, emptyLesson] });
          setChosen(lessons.length);
        }}
      >
        Add lesson
      </Button>
      {lesson && (
        <LessonFields
          key={lesson.key || `new-${open}`}
          lesson={lesson}
          place={open}
          errors={errors}
          onChange={(changes) =>
            change({
              lessons: lessons.map((candidate, at) =>
                at === open ? { ...candidate, ...changes } : candidate,
              ),
            })
          }
        />
      )}
    </Stack>
  );
}

type Errors = Partial<Record<string, string>>;

const hasError = (errors: Errors, place: number): boolean =>
  Object.keys(errors).some((path) => path.startsWith(`lessons.${place}.`));

interface LessonFieldsProps {
  lesson: LessonForm;
  /** Index in the list, from 0. */
  place: number;
  errors: Errors;
  onChange: (changes: Partial<LessonForm>) => void;
}

function LessonFields({ lesson, place, errors, onChange }: LessonFieldsProps) {
  const errorOf = (name: string): string | undefined => errors[`lessons.${place}.${name}`];
  return (
    <Stack shrink>
      <Split columns="1fr 120px" align="start">
        <Field label={`Title of lesson ${place + 1}`} required error={errorOf('title')}>
          <TextInput
            value={lesson.title}
            maxLength={120}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </Field>
        <Field label="Minutes" required error={errorOf('minutes')}>
          <NumberInput
            whole
            value={lesson.minutes}
            onNumber={(minutes) => onChange({ minutes: minutes ?? Number.NaN })}
          />
        </Field>
      </Split>
      <SlugField
        path="…/lessons/"
        value={lesson.slug || slugify(lesson.title)}
        isFixed={false}
        error={errorOf('slug')}
        onChange={(slug) => onChange({ slug })}
      />

      <MarkdownEditor
        label={`Text of lesson ${place + 1}`}
        value={lesson.markdown}
        onChange={(markdown) => onChange({ markdown })}
        error={errorOf('markdown')}
        hint="Markdown. Use tables and numbered steps, and end with an exercise."
      />
    </Stack>
  );
}
