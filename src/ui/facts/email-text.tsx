import { Fragment } from 'react';

/** An email address that may wrap after its @ and before its dots. */
export const EmailText = ({ children }: { children: string }) =>
  children.split(/(?<=@)|(?=\.)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
