import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { Conversation } from '../components/conversation.tsx';
import { ConversationError, ConversationSkeleton } from '../components/conversation-states.tsx';

export const meta: MetaFunction<typeof clientLoader> = ({ loaderData }) =>
  hiddenMeta({
    title: loaderData?.inquiry.subject ?? 'Inquiry',
    description: 'A buyer’s inquiry and your replies.',
  });

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const sample = isSampleView();
  const { data } = await api.inquiries.store.get({ id: params.id ?? '' });
  return { ...data, viewer: sample ? ('guest' as const) : ('supplier' as const) };
}

export const HydrateFallback = ConversationSkeleton;

/** The conversation in the pane beside the list. */
export default function BuyerInquiry() {
  const loaded = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const { search } = useLocation();
  return <Conversation {...loaded} onArchived={() => void navigate(`/dashboard/buyer-inquiries${search}`)} />;
}

export const ErrorBoundary = ConversationError;
