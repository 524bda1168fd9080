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
  city: cityName('Enter a city'),
  country: z.string('Please select a country').check(z.regex(/^[A-Z]{2}$/, 'Please select a country')),
  sinceYear: z.int('Enter a year, such as 1998').check(
    z.gte(1600, 'Enter a year, such as 1998'),
    z.refine((year) => year <= thisYear(), 'Enter a year, such as 1998'),
  ),
  areaM2: z
    .int('Enter a whole number of square meters')
    .check(z.gte(1, 'Enter a whole number of square meters'), z.lte(10_000_000)),
  machines: z.array(line({ max: 80 })).check(z.maxLength(30, 'Enter no more than 30 machines')),
  capacity: line({ max: 160, required: 'Enter a capacity, such as 900 t of board per month' }),
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
  languages: z._default(z.array(z.enum(languages, 'Select from the list')), []),
  plants: z._default(z.array(plantForm).check(z.maxLength(12, 'Add no more than 12 plants')), []),
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
    .route({
      method: 'GET',
      path: '/store/company',
      summary: 'Get your company profile as buyers see it',
      tags,
    })
    .output(success({ company })),
  saveCompany: endpoint
    .meta({ access: ['supplier'] })
    .route({ method: 'PUT', path: '/store/company', summary: 'Update your company profile', tags })
    .input(companyForm)
    .output(success({ company })),
};
