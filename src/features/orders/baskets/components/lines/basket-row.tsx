import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatLeadTime, formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import { describeTypedNumber } from '#lib/describe-typed-number.ts';
import { parseTypedWhole } from '#lib/parse-typed-number.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Measured } from '#ui/facts/units/measured.tsx';
import { QuantityInput } from '#ui/fields/choices/quantity-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { Art } from '#ui/media/art.tsx';
import { type BasketLine, maxLineQuantity, maxSamples } from '../../contract.ts';
import styles from './basket-row.module.css';

interface BasketRowProps {
  line: BasketLine;
  /** 0 removes the line. */
  onQuantity: (quantity: number) => void;
}

/** Renders a product in the basket with quantity, price and problems. */
export function BasketRow({ line, onQuantity }: BasketRowProps) {
  const { slug, title, isSample, unitPriceMinor, totalMinor, currency, unit, leadTimeDays } = line;
  return (
    <li className={styles.row}>
      <Picture line={line} />
      <div className={styles.text}>
        {slug === null ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <Link to={`/products/${slug}`} className={styles.title}>
            <Measured>{title}</Measured>
          </Link>
        )}
        <p className={styles.facts}>
          {isSample && <Tag>Sample</Tag>}
          {slug !== null && (
            <>
              <span className="num">
                {unitPriceMinor === null
                  ? 'No price'
                  : `${formatMoney(unitPriceMinor, currency)} per ${unit}`}
              </span>
              <span>{formatLeadTime(leadTimeDays)}</span>
            </>
          )}
        </p>
        <PriceChange line={line} />
      </div>
      <div className={styles.amounts}>
        <Quantity line={line} onQuantity={onQuantity} />
        <p className={`${styles.total} num`}>
          {totalMinor === null ? '–' : formatMoney(totalMinor, currency)}
        </p>
      </div>
      <IconButton
        label={`Remove ${title}`}
        title="Remove"
        className={styles.remove}
        onClick={() => onQuantity(0)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      <Advice line={line} onQuantity={onQuantity} />
    </li>
  );
}

function Picture({ line: { slug, imageUrl, pack } }: Pick<BasketRowProps, 'line'>) {
  const picture = imageUrl ? (
    <img src={imageUrl} alt="" width={84} height={76} loading="lazy" />
  ) : (
    <Art spec={pack} width={84} height={76} pad={4} />
  );
  if (slug === null) return <span className={styles.picture}>{picture}</span>;
  return (
    <Link to={`/products/${slug}`} className={styles.picture} tabIndex={-1} aria-hidden="true">
      {picture}
    </Link>
  );
}

function PriceChange({
  line: { formerUnitPriceMinor, unitPriceMinor, currency },
}: Pick<BasketRowProps, 'line'>) {
  if (formerUnitPriceMinor === null || unitPriceMinor === null || formerUnitPriceMinor === unitPriceMinor)
    return null;
  return (
    <p className={styles.change}>
      {unitPriceMinor > formerUnitPriceMinor ? 'Dearer' : 'Cheaper'} than when you added it:{' '}
      <span className="num">{formatMoney(formerUnitPriceMinor, currency)}</span> then.
    </p>
  );
}

/** Renders the quantity field, which waits for the end of typing. */
function Quantity({ line, onQuantity }: BasketRowProps) {
  const { quantity, title, unit, moq, orderMultiple, isSample, problem } = line;
  const [typed, setTyped] = useState(String(quantity));
  const [loaded, setLoaded] = useState(quantity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (loaded !== quantity) {
    setLoaded(quantity);
    setTyped(String(quantity));
  }
  const change = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    const entered = parseTypedWhole(text);
    if (findMistake(text) || entered === quantity) return;
    timer.current = setTimeout(() => onQuantity(entered), 450);
  };
  const mistake = findMistake(typed);
  return (
    <Field
      label={`Quantity of ${title}`}
      hideLabel
      className={styles.quantity}
      // An empty field is one that is about to be filled.
      error={typed.trim() === '' ? undefined : (mistake ?? undefined)}
    >
      <QuantityInput
        min={isSample ? 1 : moq}
        max={isSample ? maxSamples : undefined}
        step={isSample ? 1 : orderMultiple}
        unit={unit === 'kg' ? unit : `${unit}s`}
        value={typed}
        aria-invalid={problem !== null || undefined}
        onChange={(event) => change(event.target.value)}
        // What cannot be ordered gives way to what would be ordered.
        onBlur={() => mistake && setTyped(String(quantity))}
      />
    </Field>
  );
}

/** Returns what is wrong with a typed quantity, or null. */
function findMistake(text: string): string | null {
  const entered = parseTypedWhole(text);
  if (!(entered >= 1))
    return describeTypedNumber(text, { whole: true }) ?? 'Enter a whole number of 1 or more.';
  return entered > maxLineQuantity ? 'This quantity is too large.' : null;
}

/** Renders the problem of a line, or the next cheaper tier, with a button that solves or applies it. */
function Advice({ line, onQuantity }: BasketRowProps) {
  const { problem, problemMessage, orderable, unit, nextTier, quantity, stock, currency, isSample } = line;
  if (problem) {
    return (
      <div className={styles.problem} role="status">
        <p>{problemMessage ?? 'This item can’t be ordered.'}</p>
        {orderable === null ? (
          <Button variant="line" size="sm" onClick={() => onQuantity(0)}>
            Remove it
          </Button>
        ) : (
          <Button variant="line" size="sm" onClick={() => onQuantity(orderable)}>
            Order {formatQuantity(orderable, unit)}
          </Button>
        )}
      </div>
    );
  }
  const cheaper = nextTier && quantity + nextTier.missing <= stock ? nextTier : null;
  if (!cheaper || isSample) return null;
  return (
    <p className={styles.hint}>
      {formatQuantity(cheaper.missing, unit)} more and you pay{' '}
      <span className="num">{formatMoney(cheaper.unitPriceMinor, currency)}</span> each.{' '}
      <button type="button" className={styles.apply} onClick={() => onQuantity(quantity + cheaper.missing)}>
        Make it {formatQuantity(quantity + cheaper.missing, unit)}
      </button>
    </p>
  );
}
