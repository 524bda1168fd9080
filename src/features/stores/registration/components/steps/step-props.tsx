import type { StoredFile } from '#features/files/files/contract.ts';

type FileField = 'verificationDocFile' | 'businessLogo' | 'productImages';

/** Props that the wizard passes to each step, besides the form. */
export interface StepProps {
  /** Returns the files currently selected in a field. */
  filesOf(field: FileField): StoredFile[];
  onFiles(field: FileField): (files: StoredFile[]) => void;
}
