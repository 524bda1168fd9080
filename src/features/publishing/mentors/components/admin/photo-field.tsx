import { UserRound } from 'lucide-react';
import { UploadField } from '#features/files/files/components/upload-field.tsx';
import { artUrl } from '#lib/art/art-url.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldNotes } from '#ui/fields/field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Portrait } from '#ui/media/portrait.tsx';
import styles from './photo-field.module.css';

interface PhotoFieldProps {
  /** URL of the picture; null: the initials are shown. */
  value: string | null;
  name: string;
  onChange: (url: string | null) => void;
  error?: string | undefined;
}

/** A field for a person's photo, a drawn face, or none. */
export function PhotoField({ value, name, onChange, error }: PhotoFieldProps) {
  const draw = (): void => {
    const seed = `${name || 'mentor'}-${Math.floor(Math.random() * 10_000)}`;
    onChange(artUrl({ what: 'face', seed }));
  };
  return (
    <Stack>
      {value || name.trim() ? (
        <Portrait name={name} src={value} size={300} shape="square" className={styles.photo} />
      ) : (
        <div className={styles.nobody}>
          <UserRound aria-hidden strokeWidth={1.2} />
        </div>
      )}
      <Cluster gap={2} align="stretch">
        <Button variant="line" size="sm" icon={<UserRound aria-hidden />} onClick={draw}>
          Use an illustration
        </Button>
        {value && (
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Cluster>
      <UploadField
        label="Photo"
        optional
        purposes={['content-picture']}
        value={[]}
        onChange={([file]) => file?.url && onChange(file.url)}
        hint="JPG or PNG, max 5MB. Square images work best."
      />
      <FieldNotes id="photo" error={error} />
    </Stack>
  );
}
