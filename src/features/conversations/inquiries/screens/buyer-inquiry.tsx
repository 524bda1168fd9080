import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { ConversationQuotes } from '#features/sourcing/quotes/components/conversation-quotes.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { Conversation } from '../components/conversation.tsx';
import { ConversationError, ConversationSkeleton } from '../components/conversation-states.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.conversation.inquiry.subject ?? 'Inquiry',
    description: 'A buyer’s inquiry and your replies.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const sample = isSampleView();
  const id = params.id ?? '';
  const [{ data }, quotes] = await Promise.all([
    api.inquiries.store.get({ id }),
    api.quotes.store.ofInquiry({ id }).then((response) => response.data.quotes),
  ]);
  return { conversation: { ...data, viewer: sample ? ('guest' as const) : ('supplier' as const) }, quotes };
}

export const HydrateFallback = ConversationSkeleton;

/** The conversation in the pane beside the list. */
export default function BuyerInquiry() {
  const { conversation, quotes } = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { inquiry, viewer } = conversation;
  return (
    <Conversation
      {...conversation}
      quotes={<ConversationQuotes quotes={quotes} side="supplier" sample={viewer === 'guest'} />}
      action={
        viewer === 'supplier' && (
          <ButtonLink size="sm" to={`/dashboard/quotes/new?inquiry=${inquiry.id}`}>
            Send a quote
          </ButtonLink>
        )
      }
      onArchived={() => void navigate(`/dashboard/buyer-inquiries${search}`)}
    />
  );
}

export const ErrorBoundary = ConversationError;
