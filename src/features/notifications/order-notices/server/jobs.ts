import { amendmentDecided, amendmentProposed } from '#features/orders/amendments/contract.ts';
import { orderDelivered, orderDispatched } from '#features/orders/dispatch/contract.ts';
import { orderCancelled, orderMoved, orderPlaced } from '#features/orders/orders/contract.ts';
import { paymentReported, reportRejected } from '#features/orders/payment-reports/contract.ts';
import { paymentRecorded } from '#features/orders/payments/contract.ts';
import { customerPriceSet } from '#features/orders/price-agreements/contract.ts';
import { proofApproved, proofReturned, proofSent } from '#features/orders/proofs/contract.ts';
import {
  bankAccountChanged,
  bankAccountDecided,
  bankAccountRevoked,
} from '#features/stores/bank-details/contract.ts';
import { supplierReinstated, supplierSuspended } from '#features/stores/suppliers/contract.ts';
import { claimMoved, claimOpened } from '#features/trust/claims/contract.ts';
import { goodsReceived } from '#features/trust/inspections/contract.ts';
import type { FeatureJobs } from '#platform/jobs/subscriptions.ts';
import { inTransaction, onEvent } from '#platform/jobs/subscriptions.ts';
import {
  notifyOfAmendment,
  notifyOfProof,
  notifyOfProofApproval,
  notifyOfProposal,
  notifyOfReceipt,
  notifyOfReturn,
} from './commands/notify-of-approvals.ts';
import { notifyOfClaim, notifyOfClaimStep } from './commands/notify-of-claims.ts';
import {
  notifyAccountChange,
  notifyAccountDecision,
  notifyAccountRevocation,
  notifyOfRejectedReport,
  notifyOfReport,
} from './commands/notify-of-payments.ts';
import { notifyOfReinstatement, notifyOfSuspension } from './commands/notify-of-suspension.ts';
import {
  notifyOfCancellation,
  notifyOfCustomerPrice,
  notifyOfDelivery,
  notifyOfDispatch,
  notifyOfOrder,
  notifyOfPayment,
  notifyOfStateChange,
} from './commands/notify-order-parties.ts';
import { reviewSubscriptions } from './jobs/notify-of-reviews.ts';

/** Notices of what happens to orders: proofs, changes, payments, claims, and the prices that follow from them. */
export const orderNoticesJobs: FeatureJobs = {
  subscriptions: [
    ...reviewSubscriptions,
    onEvent(orderPlaced, { name: 'notifications.order-placed', run: inTransaction(notifyOfOrder) }),
    onEvent(orderMoved, { name: 'notifications.order-moved', run: inTransaction(notifyOfStateChange) }),
    onEvent(orderDispatched, {
      name: 'notifications.order-dispatched',
      run: inTransaction(notifyOfDispatch),
    }),
    onEvent(orderDelivered, { name: 'notifications.order-delivered', run: inTransaction(notifyOfDelivery) }),
    onEvent(orderCancelled, {
      name: 'notifications.order-cancelled',
      run: inTransaction(notifyOfCancellation),
    }),
    onEvent(paymentRecorded, { name: 'notifications.payment-recorded', run: inTransaction(notifyOfPayment) }),
    onEvent(paymentReported, { name: 'notifications.payment-reported', run: inTransaction(notifyOfReport) }),
    onEvent(reportRejected, {
      name: 'notifications.report-rejected',
      run: inTransaction(notifyOfRejectedReport),
    }),
    onEvent(claimOpened, { name: 'notifications.claim-opened', run: inTransaction(notifyOfClaim) }),
    onEvent(claimMoved, { name: 'notifications.claim-moved', run: inTransaction(notifyOfClaimStep) }),
    onEvent(proofSent, { name: 'notifications.proof-sent', run: inTransaction(notifyOfProof) }),
    onEvent(proofReturned, { name: 'notifications.proof-returned', run: inTransaction(notifyOfReturn) }),
    onEvent(proofApproved, {
      name: 'notifications.proof-approved',
      run: inTransaction(notifyOfProofApproval),
    }),
    onEvent(goodsReceived, { name: 'notifications.goods-received', run: inTransaction(notifyOfReceipt) }),
    onEvent(amendmentProposed, {
      name: 'notifications.amendment-proposed',
      run: inTransaction(notifyOfProposal),
    }),
    onEvent(customerPriceSet, {
      name: 'notifications.customer-price',
      run: inTransaction(notifyOfCustomerPrice),
    }),
    onEvent(amendmentDecided, {
      name: 'notifications.amendment-decided',
      run: inTransaction(notifyOfAmendment),
    }),
    onEvent(bankAccountChanged, {
      name: 'notifications.bank-account-changed',
      run: inTransaction(notifyAccountChange),
    }),
    onEvent(bankAccountDecided, {
      name: 'notifications.bank-account-decided',
      run: inTransaction(notifyAccountDecision),
    }),
    onEvent(bankAccountRevoked, {
      name: 'notifications.bank-account-revoked',
      run: inTransaction(notifyAccountRevocation),
    }),
    onEvent(supplierSuspended, {
      name: 'notifications.supplier-suspended',
      run: inTransaction(notifyOfSuspension),
    }),
    onEvent(supplierReinstated, {
      name: 'notifications.supplier-reinstated',
      run: inTransaction(notifyOfReinstatement),
    }),
  ],
};
