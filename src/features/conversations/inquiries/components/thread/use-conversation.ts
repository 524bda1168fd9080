import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/api.ts';
import type { IdempotentCallOptions } from '#web/send-once.ts';
import { useAction } from '#web/use-action.ts';
import type { Inquiry, InquiryMessage } from '../../contract.ts';

export interface LoadedConversation {
  inquiry: Inquiry;
  messages: InquiryMessage[];
  olderCursor: string | null;
  /** Side of the viewer; a `guest` of the sample store cannot change anything. */
  viewer: 'buyer' | 'supplier' | 'guest';
}

/** A message to send. */
export interface Reply {
  id: string;
  message: string;
  attachmentIds: string[];
}

type Verb = 'archive' | 'restore' | 'close' | 'reopen';
const done: Record<Verb, string> = {
  archive: 'Conversation archived.',
  restore: 'Conversation moved to your inbox.',
  close: 'Conversation closed.',
  reopen: 'Conversation reopened.',
};

/** Returns a conversation with its actions, and marks it as read. */
export function useConversation({ inquiry, messages, olderCursor, viewer }: LoadedConversation) {
  const { revalidate } = useRevalidator();
  const older = useOlder({ inquiry, olderCursor, viewer });
  const calls = viewer === 'buyer' ? api.inquiries.buyer : api.inquiries.store;
  const { id, unread } = inquiry;
  const action = useAction<Verb>({
    send: (verb) => calls[verb]({ id }),
    success: (_, verb) => done[verb],
    onSuccess: revalidate,
    failure: 'The conversation could not be updated. Please try again.',
  });
  const newest = messages.at(-1)?.id;

  const marked = useRef<string>(undefined);
  useEffect(() => {
    if (viewer === 'guest' || !unread || !newest || document.visibilityState !== 'visible') return;
    // Once per message: each reload restarts a navigation that is under way, so repeating it would never end one.
    if (marked.current === newest) return;
    marked.current = newest;
    calls.markRead({ id, messageId: newest }).then(revalidate, () => {});
  });

  return {
    all: [...older.messages, ...messages],
    hasOlder: older.cursor !== null,
    loadingOlder: older.busy,
    loadOlder: older.load,
    acting: action.busy,
    act: action.start,
    async send(reply: Reply, once: IdempotentCallOptions): Promise<void> {
      await calls.reply(reply, once);
      await revalidate();
    },
  };
}

/** Returns the messages before the loaded ones; another conversation starts over. */
function useOlder({
  inquiry: { id },
  olderCursor,
  viewer,
}: Pick<LoadedConversation, 'inquiry' | 'olderCursor' | 'viewer'>) {
  const [pages, setPages] = useState<{
    of: string;
    messages: InquiryMessage[];
    cursor: string | null;
  } | null>(null);
  const own = pages?.of === id ? pages : { messages: [], cursor: olderCursor };
  // The conversations of the sample store are short and loaded completely.
  const cursor = viewer === 'guest' ? null : own.cursor;
  const calls = viewer === 'buyer' ? api.inquiries.buyer : api.inquiries.store;
  const { start, busy } = useAction({
    send: (before: string) => calls.olderMessages({ id, cursor: before }),
    onSuccess: ({ data }) =>
      setPages({ of: id, messages: [...data.messages, ...own.messages], cursor: data.olderCursor }),
    failure: 'Earlier messages could not be loaded. Please try again.',
  });
  return {
    messages: own.messages,
    cursor,
    busy,
    load: async (): Promise<void> => {
      if (cursor) await start(cursor);
    },
  };
}
