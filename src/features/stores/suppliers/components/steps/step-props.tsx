import type { StoredFile } from '#features/files/files/contract.ts';

type FileField = 'verificationDocFile' | 'businessLogo' | 'productImages';

/** What the wizard hands to each of its steps besides the form. */
export interface StepProps {
  /** The files that a field names now. */
  filesOf(field: FileField): StoredFile[];
  onFiles(field: FileField): (files: StoredFile[]) => void;
}
