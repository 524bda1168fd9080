import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'icon'> {
  text: string;
  label?: string;
  copiedLabel?: string;
}

const CONFIRM_MS = 2000;

/** Copies a text and confirms it for two seconds. */
export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied',
  variant = 'line',
  size = 'sm',
  ...rest
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => {},
    );
  return (
    <>
      <Button
        {...rest}
        variant={variant}
        size={size}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? copiedLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
    </>
  );
}
