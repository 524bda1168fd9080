import { Link } from 'react-router';
import { assumeDelivered, completeAfterDays } from '#features/orders/order-record/rules/moves.ts';
import { paymentPlans } from '#features/orders/selling-terms/rules/payment-plan.ts';
import { paymentTerms as terms } from '#features/stores/suppliers/contract/options.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { breadcrumbListData, pageMeta, shareImage } from '#web/page-meta.ts';
import type { Route } from './+types/trade-assurance.ts';
import { TextPage } from './text-page.tsx';

export { clientLoader, loader } from '#web/page-origin.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: 'Trade Assurance: how an order works here',
    description:
      'How suppliers are checked, what each step of an order means, how payment works, what happens when something goes wrong, and what Packwright does not do.',
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
          See the contract template
        </ButtonLink>
      }
      sections={[
        { id: 'who', title: 'Who you deal with', body: <RolesSection /> },
        { id: 'before', title: 'What is fixed before you order', body: <BeforeOrderSection /> },
        { id: 'steps', title: 'How an order works', body: <OrderStepsSection /> },
        { id: 'payment', title: 'Payment', body: <PaymentSection /> },
        { id: 'cancelling', title: 'Cancelling', body: <CancellationSection /> },
        { id: 'disputes', title: 'When something goes wrong', body: <DisputesSection /> },
        { id: 'limits', title: 'What we do not do', body: <LimitsSection /> },
      ]}
    />
  );
}

const RolesSection = () => (
  <>
    <p>
      Every supplier is reviewed by a person before its store appears. A supplier with the certificate mark
      has also sent a registration document, and we have compared name, address and number with it.
    </p>
    <p>
      The review says who a company is. It is no test of its products and no guarantee of a delivery.{' '}
      <Link to="/certifications">Certificates</Link> are shown once a person has read the document that came
      with them. Only the body that issued one can confirm it, under the number shown there.
    </p>
  </>
);

const BeforeOrderSection = () => (
  <>
    <p>
      Prices by quantity, minimum order, lead time and specification are shown on the product page before you
      ask. What you write to a supplier, and what it answers, stays in one thread with its date, and neither
      side can change it afterwards.
    </p>
    <p>
      Totals are worked out on our server: goods by quantity, delivery, tax. Neither side can type another. If
      a price has changed since you saw the total, nothing is ordered until you have seen the new one. What
      you then agree to, with both addresses and the tax, is kept in the order as it was.
    </p>
  </>
);

const OrderStepsSection = () => (
  <>
    <p>Both sides see the same status and dates at every step.</p>
    <ol>
      <li>
        <b>Placed.</b> The supplier has the order, and what it takes from stock is reserved for you. Nothing
        is due yet.
      </li>
      <li>
        <b>Confirmed.</b> The supplier has agreed to deliver it, and the invoice is there to download.
      </li>
      <li>
        <b>In production</b>, then <b>ready</b>. The supplier reports the progress.
      </li>
      <li>
        <b>Dispatched.</b> The last of the goods has left. Parts may leave earlier, each with its packing
        list.
      </li>
      <li>
        <b>Delivered.</b> You, or the supplier, have said that they arrived. If neither of you does, the order
        counts as delivered {assumeDelivered.afterExpected} days after the expected day, or{' '}
        {assumeDelivered.afterDispatch} days after it left where no day was named.
      </li>
      <li>
        <b>Completed.</b> The order is closed, by one of you or by itself {completeAfterDays} days after
        delivery. Say that something is wrong before then.
      </li>
    </ol>
  </>
);

const PaymentSection = () => (
  <>
    <p>
      You pay the supplier directly, on the terms you chose at checkout. Once the supplier confirms your
      order, the order shows the bank account to pay to. Packwright does not take, hold or pass on money for
      goods, so we cannot stop or return a payment. The supplier records what it has received, and both sides
      see what is still due.
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
    <p>Four habits that cost nothing:</p>
    <ul>
      <li>Pay a new supplier in parts where it offers that: half before production, half before dispatch.</li>
      <li>
        Pay only to the account on the page of your order: an administrator has verified it. Packwright never
        changes bank details by email. If a message says otherwise, do not pay and contact us.
      </li>
      <li>
        Confirm bank details by telephone, on a number from the supplier’s own documents, before the first
        payment and whenever they change.
      </li>
      <li>The name on the account should be the name of the company on its page.</li>
    </ul>
  </>
);

const CancellationSection = () => (
  <p>
    Either side can cancel until the first part of the goods has left. Reserved stock is released immediately,
    and an invoice is reversed by a credit note. Afterwards an order cannot be cancelled here. What happens to
    money that was paid is a matter of your contract; the{' '}
    <Link to="/packaging-contract#cancelling">template</Link> has a clause for it.
  </p>
);

const DisputesSection = () => (
  <>
    <ol>
      <li>
        <b>Inspect on arrival.</b> Count, measure and photograph on the day of arrival, before anything is
        used. Note damage on the delivery note.
      </li>
      <li>
        <b>Write to the supplier</b> from the order, under “Ask the supplier”. Say what is wrong, with figures
        and photos, and what would put it right: a new delivery, a lower price, a return. Give a date for the
        answer.
      </li>
      <li>
        <b>Keep the goods</b> and their cartons until you have agreed.
      </li>
      <li>
        <b>Report the supplier.</b> If you cannot agree, <Link to="/help#contact">write to us</Link> with the
        number of the order and what happened. A person reads it and replies by email. We can suspend a
        supplier that deceives buyers: its store is no longer public, and buyers with open orders are
        notified.
      </li>
    </ol>
    <p>
      We cannot decide who is right, order anybody to pay, or refund money. That is for you, your contract
      and, if need be, a court or an arbitrator.
    </p>
  </>
);

const LimitsSection = () => (
  <ul>
    <li>We are no party to the contract between buyer and supplier.</li>
    <li>We hold no money, insure no delivery and give no guarantee of quality.</li>
    <li>We do not inspect goods. Agree on an inspection before dispatch where much depends on it.</li>
    <li>No plan that a supplier pays for changes its place in search results or the outcome of a review.</li>
  </ul>
);
