import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { saveTyped } from '#features/conversations/inquiries/components/use-saved-text.ts';
import { api } from '#web/api.ts';
import { currentSession } from '#web/session.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { type RequestForm, requestForm } from '../../contract/request-form.ts';
import type { OwnRequest } from '../../contract.ts';
import { formOf, type RequestInput } from '../../rules/request-input.ts';
import { type LoadedDraft, useSavedDraft } from './use-saved-draft.ts';

/** The key under which a guest’s form is kept in the browser until they have signed in. */
export const typedKey = 'request';

interface Publication {
  data: { request: OwnRequest };
}

interface NewRequestOptions {
  start: RequestInput;
  draft: LoadedDraft | null;
  onCreate: (draftId: string) => void;
}

/** Returns the form of a new request, which is saved as a draft while it is typed. */
export function useNewRequest({ start, draft: loaded, onCreate }: NewRequestOptions) {
  const navigate = useNavigate();
  const draft = useSavedDraft({ start: loaded, onCreate });
  const action = useFormAction<RequestInput, RequestForm, Publication | null>({
    resolver,
    form: 'request',
    defaultValues: start,
    send: async (content, once) => {
      if (!currentSession()) return null;
      const id = await draft.save(action.form.getValues());
      return api.requests.buyer.publish({ ...content, id }, once);
    },
    success: (sent) => (sent ? `Request ${sent.data.request.reference} sent.` : undefined),
    failure: 'The request could not be sent. What you typed is still here. Please try again.',
    onSuccess: async (sent) => {
      if (sent) return navigate(`/account/requests/${sent.data.request.id}`, { state: { isSaved: true } });
      saveTyped(typedKey, action.form.getValues());
      return navigate('/sign-in?next=%2Frequests%2Fnew', { state: { isSaved: true } });
    },
  });
  return { ...action, draft };
}

interface RevisionOptions {
  start: RequestInput;
  request: OwnRequest;
}

/** Returns the form of the next version of a request. */
export function useRequestRevision({ start, request: { id, version } }: RevisionOptions) {
  const navigate = useNavigate();
  return useFormAction<RequestInput, RequestForm, Publication>({
    resolver,
    form: `request:${id}`,
    defaultValues: start,
    send: ({ audience, invited, excluded, ...content }) =>
      api.requests.buyer.revise({ ...content, id, version }),
    success: 'We notified all invited suppliers of the change.',
    failure: 'The change could not be saved. What you typed is still here. Please try again.',
    onSuccess: () => navigate(`/account/requests/${id}`, { state: { isSaved: true } }),
  });
}

const checked = standardSchemaResolver(z.pipe(z.transform(formOf), requestForm));

/** The first item names a request without a name, so the name itself is never missing. */
const resolver: typeof checked = async (...call) => {
  const [{ title }] = call;
  const result = await checked(...call);
  if (title.trim() === '' && 'title' in result.errors) {
    const { title: _missing, ...errors } = result.errors;
    return { values: {}, errors };
  }
  return result;
};
