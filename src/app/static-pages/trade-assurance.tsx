import { Link } from 'react-router';
import { assumeDelivered, completeAfterDays } from '#features/orders/order-record/rules/moves.ts';
import { paymentPlans } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { paymentTerms as terms } from '#features/stores/suppliers/contract/options.ts';
import {
  agreementDays,
  claimDays,
  decisionDays,
  responseBusinessDays,
} from '#features/trust/claims/rules.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import type { Route } from './+types/trade-assurance.ts';
import { TextPage } from './text-page.tsx';

export { clientLoader, loader } from '#web/page-origin.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Trade Assurance: how orders work',
    description:
      'How we review suppliers, how orders and payments work, what to do if something goes wrong, and what Packwright does not cover.',
    url: `${origin}/trade-assurance`,
    image: shareImage('page', 'trade-assurance'),
    structuredData: [breadcrumbListData(origin, [{ name: 'Trade Assurance', path: '/trade-assurance' }])],
  });
}

export default function TradeAssurance() {
  return (
    <TextPage
      title="Trade Assurance"
      lead="What Packwright covers, step by step, and what it doesn’t."
      actions={
        <ButtonLink to="/packaging-contract" variant="line">
          View contract template
        </ButtonLink>
      }
      sections={[
        { id: 'who', title: 'Supplier review', body: <RolesSection /> },
        { id: 'before', title: 'Before you order', body: <BeforeOrderSection /> },
        { id: 'steps', title: 'How an order works', body: <OrderStepsSection /> },
        { id: 'payment', title: 'Payment', body: <PaymentSection /> },
        { id: 'cancelling', title: 'Cancellation', body: <CancellationSection /> },
        { id: 'disputes', title: 'If something goes wrong', body: <DisputesSection /> },
        { id: 'limits', title: 'What we don’t cover', body: <LimitsSection /> },
      ]}
    />
  );
}

const RolesSection = () => (
  <>
    <p>
      We review every supplier before listing. For suppliers with the certificate mark, we have also checked
      name, address and registration number against a registration document.
    </p>
    <p>
      The review confirms a company’s identity. It does not test products or guarantee deliveries.{' '}
      <Link to="/certifications">Certificates</Link> are shown after we have reviewed the document. You can
      confirm each one with the issuing body, using its number.
    </p>
  </>
);

const BeforeOrderSection = () => (
  <>
    <p>
      Volume prices, minimum order, lead time and specification are shown on the product page. Messages with a
      supplier stay in one conversation with dates, and neither side can change them.
    </p>
    <p>
      Packwright calculates all totals: goods, delivery and tax. Neither side can change them. If a price
      changes during checkout, you review the new total before ordering. The agreed prices, addresses and tax
      are stored with the order.
    </p>
  </>
);

const OrderStepsSection = () => (
  <>
    <p>Both sides see the same status and dates at every step.</p>
    <ol>
      <li>
        <b>Placed.</b> The supplier has received your order, and stock is reserved for you. No payment is due
        yet.
      </li>
      <li>
        <b>Confirmed.</b> The supplier has accepted the order, and the invoice is available.
      </li>
      <li>
        <b>In production</b>, then <b>ready</b>. The supplier reports the progress.
      </li>
      <li>
        <b>Dispatched.</b> All goods have been dispatched. Partial dispatches each have their own packing
        list.
      </li>
      <li>
        <b>Delivered.</b> You or the supplier have confirmed delivery. Otherwise, the order is marked as
        delivered {assumeDelivered.afterExpected} days after the expected date, or{' '}
        {assumeDelivered.afterDispatch} days after dispatch if there is no expected date.
      </li>
      <li>
        <b>Completed.</b> The order is closed by either side, or automatically {completeAfterDays} days after
        delivery. Report any problem before then.
      </li>
    </ol>
  </>
);

const PaymentSection = () => (
  <>
    <p>
      You pay the supplier directly, on the terms you chose at checkout. Once the supplier confirms your
      order, the order shows the bank account to pay to. Packwright does not handle payments for goods, so we
      can’t stop or refund a payment. The supplier records payments received, and both sides see the amount
      due.
    </p>
    <ul>
      {terms.map((term) => (
        <li key={term}>
          <b>{term}.</b>{' '}
          {paymentPlans[term]
            .map(({ percent, due }) => `${percent === 100 ? 'All of it' : `${percent}%`} ${due}`)
            .join(', then ')}
          .
        </li>
      ))}
    </ul>
    <p>To stay safe:</p>
    <ul>
      <li>Pay new suppliers in installments if possible: half before production, half before dispatch.</li>
      <li>
        Pay only to the verified account shown on your order page. Packwright never changes bank details by
        email. If a message says otherwise, do not pay and contact us.
      </li>
      <li>
        Before the first payment, and whenever details change, confirm the bank details by phone using a
        number from the supplier’s own documents.
      </li>
      <li>Check that the account name matches the company name on its page.</li>
    </ul>
  </>
);

const CancellationSection = () => (
  <p>
    Either side can cancel until the first dispatch. Reserved stock is released immediately, and the invoice
    is reversed by a credit note. After dispatch, orders can’t be canceled on Packwright. Refunds depend on
    your contract; the <Link to="/packaging-contract#cancelling">template</Link> has a clause for it.
  </p>
);

const DisputesSection = () => (
  <>
    <ol>
      <li>
        <b>Inspect on arrival.</b> Count, measure and photograph the goods on the day they arrive, before
        using them. Record damage on the delivery note.
      </li>
      <li>
        <b>Report the problem</b> on the order page within {claimDays} days of receipt: what is wrong, how
        many pieces, photos, and whether you ask for a credit, a replacement or a return. What you claim is
        not due while the claim is open.
      </li>
      <li>
        <b>Keep the goods</b> and their cartons until the problem is resolved.
      </li>
      <li>
        <b>Agree with the supplier.</b> It responds within {responseBusinessDays} business days; after that,
        you both have {agreementDays} days to agree. An agreed credit is a credit note at the prices of the
        order. It reduces what you still have to pay, and the supplier pays back the rest.
      </li>
      <li>
        <b>Otherwise, Packwright decides.</b> If a deadline passes, or one of you asks for it, we decide
        within {decisionDays} days from what both sides sent. Both read the reasons.
      </li>
    </ol>
    <p>
      A decision changes what is due on Packwright. We don’t hold your money, so we can’t enforce a refund;
      suppliers that ignore decisions or deceive buyers are suspended. If necessary, a court or arbitrator
      decides about your contract.
    </p>
  </>
);

const LimitsSection = () => (
  <ul>
    <li>We are not a party to the contract between buyer and supplier.</li>
    <li>We don’t hold funds, insure deliveries or guarantee quality.</li>
    <li>We don’t inspect goods. For important orders, agree on an inspection before dispatch.</li>
    <li>Paid plans never affect search ranking or review outcomes.</li>
  </ul>
);
