import { Fragment } from 'react';

/** An email address that breaks after its @ and before its dots, where a line is too short for it. */
export const EmailText = ({ children }: { children: string }) =>
  children.split(/(?<=@)|(?=\.)/).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
