import { Plus, Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { describeSpecification } from '#features/packaging/specification/rules.ts';
import type { CounterOffer } from '#features/sourcing/quotes/contract/counter-offer.ts';
import type { RequestContent, RequestLine } from '#features/sourcing/requests/contract/request-form.ts';
import { formatCount, formatDate } from '#lib/formats.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Charges, Extras } from './charge-fields.tsx';
import styles from './line-fields.module.css';
import { Prices } from './price-fields.tsx';
import { ProductPicker, type QuotableProduct } from './product-picker.tsx';
import type { QuoteForm } from './use-quote-form.ts';

interface LineFieldsProps {
  form: QuoteForm;
  index: number;
  currency: string;
  known: readonly QuotableProduct[];
  /** The open counter-offer of the buyer. */
  counter: CounterOffer | undefined;
  /** The request, and the line of it that this one answers. */
  request?: RequestContent | undefined;
  requested?: RequestLine | undefined;
  /** Adds an alternative for the same line. */
  onAlternative: () => void;
  /** Undefined for the only line. */
  onRemove: (() => void) | undefined;
}

/** The fields of one quoted item: what it is, a price for each quantity, and one-off charges. */
export function LineFields(props: LineFieldsProps) {
  const { form, index, currency, known, request, requested, counter, onAlternative, onRemove } = props;
  const { register, setValue, getValues, formState } = form;
  const errors = formState.errors.lines?.[index];
  const product = useController({ control: form.control, name: `lines.${index}.productId` });
  return (
    <Card
      title={titleOf(form, { index, requested })}
      actions={
        onRemove && (
          <IconButton label={`Remove item ${index + 1}`} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )
      }
    >
      <Stack>
        {requested && request && <Requested line={requested} request={request} />}
        <Field
          label="Product"
          required
          hint="Closest product in your store. It sets the drawing, unit and HS code."
          error={errors?.productId?.message}
        >
          <ProductPicker
            known={known}
            value={product.field.value}
            onBlur={product.field.onBlur}
            onPick={(picked) => {
              product.field.onChange(picked?.id ?? '');
              if (picked && !getValues(`lines.${index}.title`))
                setValue(`lines.${index}.title`, picked.title);
            }}
          />
        </Field>
        <Field label="Description" required error={errors?.title?.message}>
          <TextInput maxLength={160} {...register(`lines.${index}.title`)} />
        </Field>
        <Field
          label="Specification"
          optional
          hint="Dimensions, material, print, finish and tolerances. It becomes part of the order."
          error={errors?.specification?.message}
        >
          <TextArea rows={3} limit={2000} {...register(`lines.${index}.specification`)} />
        </Field>
        <Prices
          form={form}
          index={index}
          currency={currency}
          counter={counter}
          requiredBy={request?.requiredBy}
        />
        <Charges form={form} index={index} currency={currency} />
        <Extras form={form} index={index} currency={currency} wantsSample={request?.wantsSamples ?? false} />
        {requested && (
          <p>
            <Button variant="quiet" size="sm" icon={<Plus aria-hidden />} onClick={onAlternative}>
              Add an alternative
            </Button>
          </p>
        )}
      </Stack>
    </Card>
  );
}

interface TitleInput {
  index: number;
  requested: RequestLine | undefined;
}

function titleOf(form: QuoteForm, { index, requested }: TitleInput): string {
  if (!requested) return `Item ${index + 1}`;
  return form.getValues(`lines.${index}.alternative`) ? `Alternative: ${requested.title}` : requested.title;
}

interface RequestedProps {
  line: RequestLine;
  request: RequestContent;
}

const quantityList = new Intl.ListFormat('en');

/** The line of the request in the words of the buyer. */
function Requested({ line, request: { requiredBy, currency } }: RequestedProps) {
  const { specification, quantities, unit, targetPriceMinor, notes } = line;
  return (
    <div className={`small ${styles.requested}`}>
      <p className="num">
        Asked for{' '}
        {quantityList.format(
          quantities.map((quantity, at) =>
            at === quantities.length - 1 ? formatQuantity(quantity, unit) : formatCount(quantity),
          ),
        )}
        {targetPriceMinor !== undefined && `, target ${formatMoney(targetPriceMinor, currency)} each`}
        {requiredBy && `, needed by ${formatDate(requiredBy)}`}
      </p>
      {specification && <p>{describeSpecification(specification)}</p>}
      {notes && <p className="break-words pre-line">{notes}</p>}
    </div>
  );
}
