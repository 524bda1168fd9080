import { type SQL, sql } from 'drizzle-orm';
import { inquiryFollowDays } from '../../rules.ts';

const sameBuyer = sql`case when o.buyer_account_id is null then lower(coalesce(o.buyer_company, o.buyer_name)) = i.company
  else o.buyer_account_id = i.buyer_account_id end`;
const inTime = sql`o.placed_at >= i.created_at and o.placed_at < i.created_at + make_interval(days => ${inquiryFollowDays})`;

/**
 * Ids of the inquiries in `i` that became an order: the same buyer of the same store ordered the product within three
 * months of asking. An account is the same account; an order without one is known by its company. `within` says which
 * orders `o` come into question at all, so that an index finds them.
 */
export const becameOrders = (within: SQL): SQL => {
  const follows = sql`o.supplier_id = i.supplier_id and o.status <> 'cancelled' and ${within} and ${inTime} and ${sameBuyer}`;
  return sql`
    select i.id from orders o join order_lines l on l.order_id = o.id join i on i.product_id = l.product_id and ${follows}
    union
    select i.id from orders o join i on i.product_id is null and ${follows}`;
};

/** Instants of asking that an order may have followed, by the same rule; cancelled or not. */
export const askedBefore = (orderId: string): SQL => sql`
  select i.created_at as "at" from orders o
    join (select *, lower(buyer_company) as company from inquiries) i on i.supplier_id = o.supplier_id
    and i.created_at <= o.placed_at and i.created_at > o.placed_at - make_interval(days => ${inquiryFollowDays}) and ${sameBuyer}
    and (i.product_id is null or exists (select 1 from order_lines l where l.order_id = o.id and l.product_id = i.product_id))
  where o.id = ${orderId}`;
