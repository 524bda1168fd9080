import * as z from 'zod/mini';
import { cityName } from '#features/stores/locations/contract/place.ts';
import {
  businessTypes,
  deliveryCapabilities,
  employeeBands,
  maxProductFiles,
  paymentTerms,
  registrationCategories,
  specialTags,
} from '#features/stores/suppliers/contract/options.ts';
import { email, id, line, paragraph } from '#lib/schemas.ts';
import { maxDescriptionLength } from './steps.ts';

const emptyOr = <T extends z.core.$ZodType>(schema: T) => z.union([z.literal(''), schema]);
const chosen = <const T extends readonly [string, ...string[]]>(options: T) =>
  z._default(z.array(z.enum(options, 'Select from the list')).check(z.maxLength(options.length)), []);
const text = (max: number) => z._default(line({ max }), '');
const wholeNumber = z._default(
  z.string().check(
    z.trim(),
    z.refine(
      (value) => value === '' || (/^\d{1,9}$/.test(value) && Number(value) > 0),
      'Enter a whole number',
    ),
  ),
  '',
);
const year = z._default(
  z.string().check(
    z.trim(),
    z.refine((value) => value === '' || isPastYear(value), 'Enter a year, such as 1998'),
  ),
  '',
);
const website = z._default(
  line({ max: 200 }).check(
    z.refine((value) => value === '' || isWebAddress(value), 'Enter a web address, such as www.example.com'),
  ),
  '',
);

function isPastYear(value: string): boolean {
  return /^\d{4}$/.test(value) && Number(value) >= 1600 && Number(value) <= new Date().getUTCFullYear();
}

/** True for a web address with or without https://; other schemes are refused. */
function isWebAddress(value: string): boolean {
  return /^(https?:\/\/)?([\p{L}\p{N}-]+\.)+[\p{L}]{2,}(:\d{2,5})?([/?#]\S*)?$/iu.test(value);
}

const businessTypeValues = businessTypes.map(({ value }) => value) as [
  (typeof businessTypes)[number]['value'],
  ...(typeof businessTypes)[number]['value'][],
];

export const profileStep = z.object({
  businessName: line({ max: 120, required: 'Business name is required' }),
  businessType: z.enum(businessTypeValues, 'Please select a business type'),
  yearOfEstablishment: year,
  numberOfEmployees: z._default(emptyOr(z.enum(employeeBands, 'Select from the list')), ''),
  gstin: text(20),
  email,
  websiteUrl: website,
  verificationDocFile: z._default(emptyOr(id), ''),
  businessLogo: z._default(emptyOr(id), ''),
});

// What depends on country, state and pincode is validated in rules/place.ts.
export const addressStep = z.object({
  country: z.string('Please select a country').check(z.regex(/^[A-Z]{2}$/, 'Please select a country')),
  state: line({ max: 120, required: 'Please select a state' }),
  city: cityName('Please select a city'),
  pincode: text(20),
  contactPerson: line({ max: 120, required: 'Contact person name is required' }),
  registeredAddress: paragraph({
    max: 500,
    required: 'Registered address is required',
    min: { length: 10, message: 'Address seems too short' },
  }),
});

export const detailsStep = z.object({
  primaryCategories: chosen(registrationCategories),
  specialTags: chosen(specialTags),
  deliveryCapabilities: chosen(deliveryCapabilities),
  paymentTerms: chosen(paymentTerms),
  moq: wholeNumber,
});

export const productStep = z.object({
  productName: text(150),
  productCategories: chosen(registrationCategories),
  productDescription: z._default(
    paragraph({ max: 5_000 }).check(
      z.maxLength(maxDescriptionLength, `Use no more than ${maxDescriptionLength} characters`),
    ),
    '',
  ),
  minColorQuantity: wholeNumber,
  leadTime: text(60),
  priceRange: text(60),
  customizable: z._default(z.enum(['', 'Yes', 'No']), ''),
  ecoFriendly: z._default(z.enum(['', 'Yes', 'No']), ''),
  productImages: z._default(
    z.array(id).check(z.maxLength(maxProductFiles, `Add no more than ${maxProductFiles} files`)),
    [],
  ),
});

export const reviewStep = z.object({
  confirmDetails: z.literal(true, 'Confirm that the details are correct'),
});

type ProfileStep = z.infer<typeof profileStep>;
type AddressStep = z.infer<typeof addressStep>;
type DetailsStep = z.infer<typeof detailsStep>;
export type ProductStep = z.infer<typeof productStep>;

/** The data of the first four steps, as the form holds it. */
export type RegistrationForm = ProfileStep & AddressStep & DetailsStep & ProductStep;
