import { d1Database, type D1 } from '@/api/d1';
import { leadsIn } from '@/api/leads';
import { storageContract } from '@/api/storage-contract';

/** Holds D1 to the contract of every storage, inside Cloudflare's runtime; answers with what failed. */
const worker = {
  async fetch(_request: Request, { DB }: { DB: D1 }): Promise<Response> {
    const leads = leadsIn(d1Database(DB));
    const results: { title: string; failure?: string }[] = [];
    for (const [title, holds] of storageContract) {
      await leads.database.write(
        ['outbox', 'leads', 'notices', 'visits'].map((table) => [`DELETE FROM ${table}`]),
      );
      results.push(
        await holds(leads).then(
          () => ({ title }),
          (error: Error) => ({ title, failure: error.message }),
        ),
      );
    }
    return Response.json(results);
  },
};

export default worker;
