import { below } from '#ui/layout/below.tsx';
import type { InquiryFormProps } from './inquiry-form.tsx';

/** Id of the section in which the form stands, on every page that has it. */
const place = 'inquiry';

const Form = below(place, async () => (await import('./inquiry-form.tsx')).InquiryForm);

interface InquiryFormBelowProps extends Omit<InquiryFormProps, 'returnTo'> {
  /** Path of the page. */
  path: string;
}

/** The form at the foot of a page. */
export function InquiryFormBelow({ path, ...props }: InquiryFormBelowProps) {
  return <Form {...props} returnTo={`${path}#${place}`} />;
}
