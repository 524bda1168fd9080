import { type SQL, sql } from 'drizzle-orm';
import { inquiryConversionDays } from '../../rules.ts';

const sameBuyer = sql`case when o.buyer_account_id is null then lower(coalesce(o.buyer_company, o.buyer_name)) = i.company
  else o.buyer_account_id = i.buyer_account_id end`;
const withinConversionDays = sql`o.placed_at >= i.created_at and o.placed_at < i.created_at + make_interval(days => ${inquiryConversionDays})`;

/**
 * SQL for the ids of the inquiries in `i` that became an order: the same buyer ordered the product from the same store
 * within three months of the inquiry. Orders with an account are matched by account, those without by company name.
 * `within` limits the orders `o` to consider, so that an index can be used.
 */
export const convertedInquiries = (within: SQL): SQL => {
  const follows = sql`o.supplier_id = i.supplier_id and o.status <> 'cancelled' and ${within} and ${withinConversionDays} and ${sameBuyer}`;
  return sql`
    select i.id from orders o join order_lines l on l.order_id = o.id join i on i.product_id = l.product_id and ${follows}
    union
    select i.id from orders o join i on i.product_id is null and ${follows}`;
};

/**
 * SQL for the times of the inquiries that an order may have resulted from, by the same rule; includes cancelled orders.
 */
export const precedingInquiryTimes = (orderId: string): SQL => sql`
  select i.created_at as "at" from orders o
    join (select *, lower(buyer_company) as company from inquiries) i on i.supplier_id = o.supplier_id
    and i.created_at <= o.placed_at and i.created_at > o.placed_at - make_interval(days => ${inquiryConversionDays}) and ${sameBuyer}
    and (i.product_id is null or exists (select 1 from order_lines l where l.order_id = o.id and l.product_id = i.product_id))
  where o.id = ${orderId}`;
