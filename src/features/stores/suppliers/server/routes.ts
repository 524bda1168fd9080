import { ok } from '#lib/endpoint.ts';
import { requireSignedIn } from '#platform/commands/context.ts';
import { implementContract, type RequestContext } from '#platform/http/procedures.ts';
import { suppliersContract } from '../contract.ts';
import { approveApplication, reinstateSupplier, requestChanges, suspendSupplier } from './commands/decide.ts';
import { saveCompany } from './commands/save-company.ts';
import { saveDraft } from './commands/save-draft.ts';
import { submitRegistration } from './commands/submit-registration.ts';
import { getApplication, listApplications } from './queries/applications.ts';
import { listCertifications } from './queries/certifications.ts';
import { getCompany } from './queries/company.ts';
import { findPincode, listCities, listCountries, listStates } from './queries/locations.ts';
import { getSupplier, listSupplierStates, listSuppliers } from './queries/public-suppliers.ts';
import { getRegistration } from './queries/registrations.ts';
import { findStoreOf, findSuspension, requireStore } from './queries.ts';

const os = implementContract(suppliersContract);

/** Locations are part of the code, so responses can be cached for a day. */
const cacheForADay = ({ setHeader }: RequestContext): void =>
  setHeader('cache-control', 'public, max-age=86400');

const ownRegistrationResponse = async (context: RequestContext) =>
  ok({ registration: await getRegistration(context.db, requireSignedIn(context).accountId) });

const applicationResponse = async (context: RequestContext, { id }: { id: string }) =>
  ok({ application: await getApplication(context.db, { id, viewerId: requireSignedIn(context).accountId }) });

const companyResponse = async ({ db, now }: RequestContext, supplierId: string) =>
  ok({ company: await getCompany(db, { supplierId, now }) });

export const suppliersRoutes = os.router({
  listSuppliers: os.listSuppliers.handler(async ({ context, input }) =>
    ok(await listSuppliers(context.db, { ...input, now: context.now })),
  ),
  listSupplierStates: os.listSupplierStates.handler(async ({ context, input }) =>
    ok({ states: await listSupplierStates(context.db, input.country) }),
  ),
  listCertifications: os.listCertifications.handler(async ({ context }) =>
    ok({ certifications: await listCertifications(context.db, context.now) }),
  ),
  getSupplier: os.getSupplier.handler(async ({ context, input }) =>
    ok({ supplier: await getSupplier(context.db, { ...input, now: context.now }) }),
  ),
  getRegistration: os.getRegistration.handler(({ context }) => ownRegistrationResponse(context)),
  saveRegistration: os.saveRegistration.handler(async ({ context, input }) =>
    ok(await context.write((ctx) => saveDraft(ctx, input))),
  ),
  submitRegistration: os.submitRegistration.handler(async ({ context, input }) => {
    await context.write((ctx) => submitRegistration(ctx, input));
    return ownRegistrationResponse(context);
  }),
  getCompany: os.getCompany.handler(async ({ context }) =>
    companyResponse(context, (await requireStore(context)).id),
  ),
  saveCompany: os.saveCompany.handler(async ({ context, input }) => {
    const { supplierId } = await context.write((ctx) => saveCompany(ctx, input));
    return companyResponse(context, supplierId);
  }),
  listApplications: os.listApplications.handler(async ({ context, input }) =>
    ok(await listApplications(context.db, input)),
  ),
  getApplication: os.getApplication.handler(({ context, input }) => applicationResponse(context, input)),
  approveApplication: os.approveApplication.handler(async ({ context, input }) => {
    await context.write((ctx) => approveApplication(ctx, input));
    return applicationResponse(context, input);
  }),
  requestChanges: os.requestChanges.handler(async ({ context, input }) => {
    await context.write((ctx) => requestChanges(ctx, input));
    return applicationResponse(context, input);
  }),
  suspendSupplier: os.suspendSupplier.handler(async ({ context, input }) => {
    await context.write((ctx) => suspendSupplier(ctx, input));
    return applicationResponse(context, input);
  }),
  reinstateSupplier: os.reinstateSupplier.handler(async ({ context, input }) => {
    await context.write((ctx) => reinstateSupplier(ctx, input));
    return applicationResponse(context, input);
  }),
  listCountries: os.listCountries.handler(({ context }) => {
    cacheForADay(context);
    return ok({ countries: [...listCountries()] });
  }),
  listStates: os.listStates.handler(({ context, input }) => {
    cacheForADay(context);
    return ok({ states: listStates(input.country) });
  }),
  listCities: os.listCities.handler(({ context, input }) => {
    cacheForADay(context);
    return ok({ cities: listCities(input) });
  }),
  getOwnStore: os.getOwnStore.handler(async ({ context }) => {
    const store = await findStoreOf(context.db, requireSignedIn(context).accountId);
    return ok({ store: store && { ...store, suspension: await findSuspension(context.db, store.id) } });
  }),
  findPincode: os.findPincode.handler(({ context, input }) => {
    cacheForADay(context);
    return ok({ place: findPincode(input.pincode) });
  }),
});
