import { implementContract } from '#platform/http/procedures.ts';
import { sealedRecordsContract } from '../contract.ts';
import { exportRecord } from './queries/export-record.ts';

const os = implementContract(sealedRecordsContract);

export const sealedRecordsRoutes = os.router({
  export: os.export.handler(async ({ context, input }) => {
    const { publicUrl } = context.kernel.config;
    const { file, disposition } = await exportRecord(context, { ...input, publicUrl });
    return { headers: { 'content-disposition': disposition }, body: file };
  }),
});
