import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { canReply } from '../rules.ts';
import styles from './conversation.module.css';
import { ConversationHead } from './thread/conversation-head.tsx';
import { InquiryFacts } from './thread/inquiry-facts.tsx';
import { Messages } from './thread/messages.tsx';
import { ReplyBox } from './thread/reply-box.tsx';
import { type LoadedConversation, useConversation } from './thread/use-conversation.ts';

interface ConversationProps extends LoadedConversation {
  /** Quotes, above the messages. */
  quotes?: ReactNode;
  /** A button beside the status. */
  action?: ReactNode;
  /** Called after the conversation has left the list. */
  onArchived?: () => void;
}

/** A conversation: its facts, its messages and the reply box. */
export function Conversation({ onArchived, quotes, action, ...loaded }: ConversationProps) {
  const { inquiry, viewer } = loaded;
  const conversation = useConversation(loaded);
  const act = async (verb: 'archive' | 'restore' | 'close' | 'reopen'): Promise<void> => {
    const succeeded = await conversation.act(verb);
    if (succeeded && verb === 'archive') onArchived?.();
  };
  return (
    <section aria-label={`Conversation: ${inquiry.subject}`} className={styles.conversation}>
      <ConversationHead
        inquiry={inquiry}
        viewer={viewer}
        busy={conversation.acting}
        action={action}
        onAct={(verb) => void act(verb)}
      />
      <InquiryFacts inquiry={inquiry} viewer={viewer} />
      {quotes}
      <Messages
        messages={conversation.all}
        side={viewer === 'buyer' ? 'buyer' : 'supplier'}
        hasOlder={conversation.hasOlder}
        loadingOlder={conversation.loadingOlder}
        onOlder={() => void conversation.loadOlder()}
      />
      {viewer === 'guest' && (
        <Cluster as="p" gap={3} rowGap={2} nowrap className={`muted small ${styles.note}`}>
          <Lock aria-hidden />
          <span>
            This is the sample store. <TextLink to="/sign-up">Become a supplier</TextLink> to receive your own
            inquiries.
          </span>
        </Cluster>
      )}
      {viewer !== 'guest' && canReply(inquiry.status) && (
        <ReplyBox
          key={inquiry.id}
          inquiryId={inquiry.id}
          suggest={viewer === 'supplier'}
          onSend={conversation.send}
        />
      )}
      {viewer !== 'guest' && !canReply(inquiry.status) && (
        <Cluster as="p" gap={3} rowGap={2} nowrap className={`muted small ${styles.note}`}>
          <Lock aria-hidden />
          <span>This conversation is closed.</span>
          <Button variant="line" size="sm" busy={conversation.acting} onClick={() => void act('reopen')}>
            Reopen
          </Button>
        </Cluster>
      )}
    </section>
  );
}
