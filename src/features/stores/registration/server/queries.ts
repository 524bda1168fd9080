import { and, desc, eq, inArray } from 'drizzle-orm';
import { listFiles } from '#features/files/files/server/queries.ts';
import { getUser } from '#features/identity/accounts/server/queries.ts';
import { listCountries, listStates } from '#features/stores/locations/server/queries.ts';
import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import { currentFieldName } from '#features/stores/suppliers/rules/stored-draft.ts';
import { canEdit } from '#features/stores/suppliers/rules.ts';
import { supplierDecisions, suppliers } from '#features/stores/suppliers/server/tables.ts';
import type { Database } from '#platform/database/database.ts';
import type { Registration, StepProblem } from '../contract.ts';
import { findRegistrationProblems } from '../rules/registration.ts';
import { hasProduct } from '../rules/registration-fields.ts';

/** Returns the ids of all files that a draft refers to. */
export const fileIdsOf = ({
  verificationDocFile,
  businessLogo,
  productImages = [],
}: RegistrationDraft): string[] =>
  [verificationDocFile, businessLogo, ...productImages].filter((id): id is string => Boolean(id));

/** Returns what has to be completed or corrected before a draft can be submitted. */
export const problemsOfDraft = (draft: RegistrationDraft): StepProblem[] =>
  findRegistrationProblems(draft, { countries: listCountries(), states: listStates(draft.country ?? '') });

/** Returns the caller's registration; an empty one before anything was saved. */
export async function getRegistration(db: Database, accountId: string): Promise<Registration> {
  const { emailVerified } = await getUser(db, accountId);
  const [row] = await db.select().from(suppliers).where(eq(suppliers.ownerAccountId, accountId));
  if (!row) return { ...emptyRegistration, emailVerified, problems: problemsOfDraft({}) };
  const [files, decision] = await Promise.all([
    listFiles(db, fileIdsOf(row.draft)),
    findLatestDecision(db, row),
  ]);
  return {
    status: row.status,
    version: row.draftVersion,
    step: row.draftStep,
    form: row.draft,
    files,
    verificationDocUrl: row.draft.verificationDocFile
      ? `/api/v1/files/${row.draft.verificationDocFile}/content`
      : null,
    productsAdded: hasProduct(row.draft),
    problems: canEdit(row.status) ? problemsOfDraft(row.draft) : [],
    savedAt: row.draftSavedAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    businessName: row.businessName,
    slug: row.slug === row.id ? null : row.slug,
    decision,
    emailVerified,
    isPublic: row.isPublic,
  };
}

const emptyRegistration: Omit<Registration, 'emailVerified' | 'problems'> = {
  status: 'draft',
  version: 0,
  step: 1,
  form: {},
  files: [],
  verificationDocUrl: null,
  productsAdded: false,
  savedAt: null,
  submittedAt: null,
  businessName: '',
  slug: null,
  decision: null,
  isPublic: false,
};

/** Returns the latest decision of an admin, if the supplier has to act on it. */
async function findLatestDecision(
  db: Database,
  { id, status }: typeof suppliers.$inferSelect,
): Promise<Registration['decision']> {
  if (status !== 'changes_requested' && status !== 'suspended') return null;
  const [row] = await db
    .select()
    .from(supplierDecisions)
    .where(
      and(
        eq(supplierDecisions.supplierId, id),
        inArray(supplierDecisions.decision, ['changes_requested', 'suspended']),
      ),
    )
    .orderBy(desc(supplierDecisions.decidedAt), desc(supplierDecisions.id))
    .limit(1);
  if (!row) return null;
  const fieldNotes = row.fieldNotes.map(({ path, message }) => ({ path: currentFieldName(path), message }));
  return { note: row.note, fieldNotes, decidedAt: row.decidedAt.toISOString() };
}
