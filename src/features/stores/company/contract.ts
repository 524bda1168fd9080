import * as z from 'zod/mini';
import { cityName } from '#features/stores/locations/contract/place.ts';
import { detailsStep, profileStep } from '#features/stores/registration/contract/registration-form.ts';
import { supplierProfile } from '#features/stores/storefront/contract.ts';
import { languages } from '#features/stores/suppliers/contract/options.ts';
import { endpoint, success } from '#lib/endpoint.ts';
import { id, line, paragraph } from '#lib/schemas.ts';

const tags = ['Company'];
const thisYear = () => new Date().getUTCFullYear();

const plantForm = z.object({
  city: cityName('Please enter the city'),
  country: z.string('Please select a country').check(z.regex(/^[A-Z]{2}$/, 'Please select a country')),
  sinceYear: z.int('Please enter a year such as 1998').check(
    z.gte(1600, 'Please enter a year such as 1998'),
    z.refine((year) => year <= thisYear(), 'Please enter a year such as 1998'),
  ),
  areaM2: z
    .int('Please enter whole square metres')
    .check(z.gte(1, 'Please enter whole square metres'), z.lte(10_000_000)),
  machines: z.array(line({ max: 80 })).check(z.maxLength(30, 'Please name at most 30 machines')),
  capacity: line({ max: 160, required: 'Please say what it makes, such as 900 t of board a month' }),
});

/** The part of a company that buyers see and its supplier edits. */
export const companyForm = z.object({
  about: z._default(paragraph({ max: 3000 }), ''),
  logoFileId: z._default(z.union([z.literal(''), id]), ''),
  websiteUrl: profileStep.shape.websiteUrl,
  yearOfEstablishment: profileStep.shape.yearOfEstablishment,
  numberOfEmployees: profileStep.shape.numberOfEmployees,
  primaryCategories: detailsStep.shape.primaryCategories,
  specialTags: detailsStep.shape.specialTags,
  deliveryCapabilities: detailsStep.shape.deliveryCapabilities,
  paymentTerms: detailsStep.shape.paymentTerms,
  moq: detailsStep.shape.moq,
  languages: z._default(z.array(z.enum(languages, 'Please choose from the list')), []),
  plants: z._default(z.array(plantForm).check(z.maxLength(12, 'Please list at most 12 plants')), []),
});
export type CompanyForm = z.infer<typeof companyForm>;

/** The company as buyers see it, and as it is edited. */
const company = z.object({
  profile: supplierProfile,
  form: companyForm,
  isPublic: z.boolean(),
});
export type Company = z.infer<typeof company>;

export const companyContract = {
  getCompany: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route({ method: 'GET', path: '/store/company', summary: 'My company, as buyers see it', tags })
    .output(success({ company })),
  saveCompany: endpoint
    .meta({ access: ['supplier'] })
    .route({ method: 'PUT', path: '/store/company', summary: 'Change what buyers see of my company', tags })
    .input(companyForm)
    .output(success({ company })),
};
