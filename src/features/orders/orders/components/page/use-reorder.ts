import { useNavigate } from 'react-router';
import { mergeGuestBasket } from '#features/orders/baskets/components/use-guest-basket.ts';
import { toast } from '#ui/feedback/toast.ts';
import { api } from '#web/api.ts';
import { type Action, useAction } from '#web/use-action.ts';

/** Returns the action that adds the products of a past order to the basket and opens it. */
export function useReorder(): Action<string> {
  const navigate = useNavigate();
  return useAction({
    send: async (id: string) => {
      const { data } = await api.orders.buyer.reorder({ id });
      await mergeGuestBasket();
      return data;
    },
    onSuccess: async ({ added, left: [first] }) => {
      if (first) toast.error(`${first.title}: ${first.message}`);
      if (added > 0) await navigate('/basket');
    },
    failure: 'We could not fill your basket. Please try again.',
  });
}
