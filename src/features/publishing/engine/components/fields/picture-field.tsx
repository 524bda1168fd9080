import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import { parseArtPath } from '#lib/art/art-path.ts';
import { artUrl } from '#lib/art/art-url.ts';
import { PACK_KINDS, type PackKind, SCHEMES, type Scheme } from '#lib/art/types.ts';
import { slugify } from '#lib/slug.ts';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field, FieldNotes } from '#ui/fields/field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { defaultCoverScheme } from '#ui/packart/pictures/cover-scheme.ts';
import type { Editor, VersionedValues } from '../use-editor.ts';
import styles from './picture-field.module.css';

interface PicturedValues extends VersionedValues {
  imageUrl: string | null;
  slug: string;
  title: string;
}

interface PictureCardProps<Values extends PicturedValues> {
  editor: Editor<Values>;
  title?: string;
}

/** A card for the picture of an entry, beside its text. */
export function PictureCard<Values extends PicturedValues>({
  editor,
  title = 'Picture',
}: PictureCardProps<Values>) {
  const { values, change, errors } = editor;
  return (
    <Card title={title}>
      <PictureField
        value={values.imageUrl}
        seed={values.slug || slugify(values.title)}
        error={errors.imageUrl}
        onChange={(imageUrl) => change({ imageUrl } as Partial<Values>)}
      />
    </Card>
  );
}

interface PictureFieldProps {
  /** URL of the picture; null: drawn from the slug. */
  value: string | null;
  onChange: (url: string | null) => void;
  /** Seed of the drawing. */
  seed: string;
  error?: string | undefined;
}

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A field for a picture: drawn in the product's own style, or uploaded. */
function PictureField({ value, onChange, seed, error }: PictureFieldProps) {
  const [source, setSource] = useState<'drawn' | 'uploaded'>(
    value?.startsWith('/media/') ? 'uploaded' : 'drawn',
  );
  return (
    <Stack gap={3} className={styles.field}>
      <Cover seed={seed || 'packwright'} src={value} className={styles.cover ?? ''} />
      <Segmented
        label="Image source"
        wide
        options={[
          { value: 'drawn', label: 'Draw' },
          { value: 'uploaded', label: 'Upload' },
        ]}
        value={source}
        onValueChange={setSource}
      />
      {source === 'drawn' ? (
        <Drawing value={value} onChange={onChange} seed={seed || 'packwright'} />
      ) : (
        <UploadField
          label="Picture"
          purposes={['content-picture']}
          value={[]}
          onChange={([file]) => file?.url && onChange(file.url.replace('-800.webp', '-1600.webp'))}
          hint="JPG or PNG, max 5MB. Recommended size: 1600&nbsp;×&nbsp;1000 pixels."
        />
      )}
      <FieldNotes id="picture" error={error} />
    </Stack>
  );
}

const anyKind = '';

function Drawing({
  value,
  onChange,
  seed,
}: Required<Pick<PictureFieldProps, 'value' | 'onChange' | 'seed'>>) {
  const requested = value ? parseArtPath(value) : null;
  const cover = requested?.what === 'cover' ? requested : null;
  const scheme = shownScheme(value, seed);
  const [first = anyKind, second = anyKind] = cover?.kinds ?? [];
  const draw = (changes: { scheme?: Scheme; kinds?: string[]; seed?: string }): void => {
    const kinds = [...new Set(changes.kinds ?? [first, second])].filter(Boolean) as PackKind[];
    onChange(
      artUrl({
        what: 'cover',
        seed: changes.seed ?? cover?.seed ?? seed,
        width: 480,
        height: 320,
        scheme: changes.scheme ?? scheme ?? undefined,
        ...(kinds.length >= 2 ? { kinds } : {}),
      }),
    );
  };
  const kindOptions = PACK_KINDS.map((kind) => ({ value: kind, label: capitalize(kind) }));
  return (
    <Grid gap={3} className={styles.drawing}>
      <Field label="Background">
        <Select
          size="sm"
          value={scheme ?? ''}
          {...(scheme ? {} : { placeholder: 'None' })}
          options={SCHEMES.map((name) => ({ value: name, label: capitalize(name) }))}
          onChange={(event) => draw({ scheme: event.target.value as Scheme })}
        />
      </Field>
      <Field label="First pack">
        <Select
          size="sm"
          value={first}
          placeholder="Any"
          options={kindOptions}
          onChange={(event) => draw({ kinds: [event.target.value, second || otherKind(event.target.value)] })}
        />
      </Field>
      <Field label="Second pack">
        <Select
          size="sm"
          value={second}
          placeholder="Any"
          options={kindOptions}
          onChange={(event) => draw({ kinds: [first || otherKind(event.target.value), event.target.value] })}
        />
      </Field>
      <Button
        variant="line"
        size="sm"
        icon={<RefreshCw aria-hidden />}
        onClick={() => draw({ seed: `${seed.slice(0, 50)}-${String(Date.now()).slice(-6)}` })}
        className={styles.again ?? ''}
      >
        Redraw
      </Button>
    </Grid>
  );
}

/** Returns the scheme of the drawing that is shown; null if it is a photo. */
function shownScheme(value: string | null, seed: string): Scheme | null {
  if (!value) return defaultCoverScheme(seed);
  const requested = parseArtPath(value);
  return requested?.what === 'cover' ? (requested.scheme ?? defaultCoverScheme(requested.seed)) : null;
}

/** Returns a different kind, because a drawing combines two. */
const otherKind = (kind: string): PackKind =>
  PACK_KINDS[(PACK_KINDS.indexOf(kind as PackKind) + 1) % PACK_KINDS.length] ?? 'corrugated';
