import { Send } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { useUser } from '#web/use-session.ts';
import { InquiryFields, type InquiryProduct } from './form/inquiry-fields.tsx';
import { useInquiryForm } from './form/use-inquiry-form.ts';
import styles from './inquiry-form.module.css';

// Uploads require signing in, so guests do not load their code.
const UploadField = lazy(async () => {
  const { UploadField: field } = await import('#features/files/files/components/upload-field.tsx');
  return { default: field };
});

const InquirySent = lazy(async () => {
  const { InquirySent: sent } = await import('./form/inquiry-sent.tsx');
  return { default: sent };
});

interface InquiryFormProps {
  supplier: { id: string; name: string; responseHours?: number | null };
  /** Without it, the inquiry is a general one. */
  product?: InquiryProduct;
  /** URL of the form, to which a guest returns after signing in. */
  returnTo: string;
}

/** A form for an inquiry. Guests can type first and sign in afterwards without losing the text. */
export function InquiryForm({ supplier, product, returnTo }: InquiryFormProps) {
  const user = useUser();
  const variant = product?.variantId ? { variantId: product.variantId } : {};
  const target = product ? { productId: product.id, ...variant } : { supplierId: supplier.id };
  const { form, errors, problem, busy, isRestored, sentId, attachments, setAttachments, ...acts } =
    useInquiryForm({ target, returnTo });
  if (sentId) {
    return (
      <Suspense>
        <InquirySent
          inquiryId={sentId}
          supplierName={supplier.name}
          responseHours={supplier.responseHours ?? null}
          onAskAgain={acts.askAgain}
        />
      </Suspense>
    );
  }
  return (
    <CheckedForm
      ref={form}
      method="post"
      aria-label={`Ask ${supplier.name}`}
      onSubmit={acts.onSubmit}
      className={styles.form}
    >
      {problem && <Banner>{problem}</Banner>}
      {isRestored && !problem && (
        <Banner look="info" role="status">
          Your text is saved. Send it when you’re ready.
        </Banner>
      )}
      <noscript>
        <Banner look="warn" role="note">
          Turn on JavaScript in your browser to send an inquiry.
        </Banner>
      </noscript>
      <InquiryFields product={product} errors={errors} />
      {user && (
        <Suspense>
          <UploadField
            label="Files"
            optional
            purposes={['inquiry-attachment']}
            maxFiles={5}
            value={attachments}
            onChange={setAttachments}
            hint="Drawings, dielines or photos: JPG, PNG or PDF, up to 5 MB. Only you and the supplier can open them."
            error={errors.attachmentIds}
          />
        </Suspense>
      )}
      <div className={styles.foot}>
        <Button
          type="submit"
          // On a product's page, the order button is the one that stands out.
          variant={product ? 'main' : 'go'}
          size="lg"
          icon={<Send aria-hidden />}
          busy={busy}
          busyLabel="Sending..."
        >
          Send inquiry
        </Button>
        <p className={styles.note}>
          <span className="member-only">
            {supplier.name} will see your name, email and phone number. They are not shared with anyone else.
          </span>
          <span className="guest-only">
            Next: sign in or create an account. Your message is saved, and you can attach files.
          </span>
        </p>
      </div>
    </CheckedForm>
  );
}
