import { Link } from 'react-router';
import { formatAccountNumber, isIban } from '#features/stores/bank-details/rules/iban.ts';
import { bankLabels } from '#features/stores/bank-details/rules.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { DescriptionList } from '#ui/facts/description-list.tsx';
import { formatMoney } from '#ui/facts/format.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import type { PaymentDetails as Details } from '../contract.ts';
import { changeText, fraudWarning, upiUsualLimitMinor } from '../rules.ts';
import styles from './payment-details.module.css';

interface PaymentDetailsProps {
  details: Details;
  side: 'buyer' | 'supplier';
}

/** Renders the bank account for a confirmed order, the amount due with its QR code, and the warning against fraud. */
export function PaymentDetails({ details, side }: PaymentDetailsProps) {
  const { account, due, currency } = details;
  return (
    <Card id="pay" title={side === 'buyer' ? 'Pay to' : 'Payment details shown to the buyer'}>
      <ChangeNotice details={details} />
      {!account && <p className="muted small">{missingText(details, side)}</p>}
      {account && (
        <p className={`muted small ${styles.due}`}>
          {due ? (
            <>
              <b className="num">{formatMoney(due.amountMinor, currency)}</b>{' '}
              {due.isOverdue ? 'was due' : 'due'}
              {due.dueAt && (
                <>
                  {' '}
                  <DateText when={due.dueAt} format="numeric" zone="viewer" />
                </>
              )}
            </>
          ) : (
            'No payment is due now.'
          )}
        </p>
      )}
      <Code details={details} />
      {account && <Account account={account} reference={details.reference} />}
      <p className={`small ${styles.warning}`}>
        <b>{fraudWarning.claim}</b> If a message says otherwise, do not pay and{' '}
        <Link to="/help#contact">contact us</Link>.
      </p>
    </Card>
  );
}

/** Renders a notice that the details changed after the confirmation. */
function ChangeNotice({ details }: Pick<PaymentDetailsProps, 'details'>) {
  const { changedAt, account } = details;
  if (!changedAt) return null;
  return (
    <Banner
      look="warn"
      title={
        <>
          {changeText(details)} <DateText when={changedAt} format="numeric" zone="viewer" />
        </>
      }
    >
      {account
        ? 'These are the new, verified details. Documents downloaded earlier show the old account. Do not pay into it.'
        : 'Do not pay into the old account.'}
    </Banner>
  );
}

function missingText({ state, changedAt }: Details, side: PaymentDetailsProps['side']): string {
  if (state === 'suspended')
    return 'This store is suspended, so its bank details are not shown. Do not pay now.';
  if (state === 'in_review')
    return side === 'buyer'
      ? 'The supplier’s bank details are in review. We’ll notify you when they appear here.'
      : 'This store’s bank details are in review. The buyer sees them once they are verified.';
  if (changedAt && side === 'buyer')
    return 'No bank details are available right now. We’ll notify you when new ones are verified.';
  return side === 'buyer'
    ? 'The supplier has no verified bank details yet. We’ll notify you when they appear here.'
    : 'The buyer sees no bank details because none are verified. The owner can add them under Bank & tax details.';
}

const fields = ['accountHolder', 'bankName', 'branch', 'accountNumber', 'ifsc', 'swift', 'upiId'] as const;

function Account({ account, reference }: { account: NonNullable<Details['account']>; reference: string }) {
  const numberLabel = isIban(account.accountNumber) ? 'IBAN' : 'Account number';
  const items = fields
    .filter((field) => account[field] !== '')
    .map((field) => ({
      term: field === 'accountNumber' ? numberLabel : bankLabels[field],
      detail: formatAccountNumber(account[field]),
    }));
  return (
    <>
      <DescriptionList items={[...items, { term: 'Reference', detail: reference }]} />
      <Cluster gap={2} align="stretch">
        <CopyButton
          text={account.accountNumber}
          label={`Copy ${numberLabel === 'IBAN' ? 'IBAN' : 'account number'}`}
        />
        <CopyButton text={reference} label="Copy reference" />
      </Cluster>
      <p className="muted small">
        Verified by Packwright on <DateText when={account.verifiedAt} format="numeric" zone="viewer" />.
      </p>
    </>
  );
}

/** Width of the empty border that scanners need, in modules. */
const quietModules = 4;

function Code({ details: { code, due, currency } }: Pick<PaymentDetailsProps, 'details'>) {
  if (!code || !due) return null;
  const amount = formatMoney(due.amountMinor, currency);
  const width = code.size + 2 * quietModules;
  const app = code.kind === 'upi' ? 'UPI app' : 'banking app';
  return (
    <Cluster as="figure" gap={3} className={styles.code}>
      <svg
        role="img"
        aria-label={`QR code to pay ${amount} with a ${app}`}
        viewBox={`${-quietModules} ${-quietModules} ${width} ${width}`}
        shapeRendering="crispEdges"
      >
        <rect x={-quietModules} y={-quietModules} width={width} height={width} fill="#ffffff" />
        <path d={code.path} fill="#000000" />
      </svg>
      <figcaption>
        Scan with a {app} to pay {amount}. The order reference is included.
        {code.kind === 'upi' && due.amountMinor > upiUsualLimitMinor && (
          <> Many UPI apps limit payments to ₹1,00,000. Use a bank transfer for larger amounts.</>
        )}
      </figcaption>
    </Cluster>
  );
}
