/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sentences } from '@/content/sentences';
import { isAsShipped } from '@/content/site';
import { todayInBogota } from '@/lib/tax/dates';
import { filesIn } from '../lib/sources.mjs';

/** Files that no visitor reads, data that have days of their own, and data that every owner replaces on her first day. */
const others =
  /\.test\.ts$|^(?:schema|norms|sentences|lead-mail|owner-pages)\.ts$|^(?:site|notice|seasons|offer|tax-calendar\/.*)\.json$/;

/** The sentences of a file, without what doesn't show: comments, imports, names and days. */
function sentencesOf(file: string): string[] {
  const text = readFileSync(join('content', file), 'utf8');
  if (file.endsWith('.json')) return [text.replace(/"\d{4}-\d\d-\d\d"/g, '')];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found.filter((each) => !/^[a-z][\w-]*$/.test(each));
}

// An owner's own texts differ, and she has read them.
const asShipped = isAsShipped ? test : test.skip;

asShipped('the day of the pages’ sentences moves with each change of one', () => {
  const files = filesIn('content').filter((file) => /\.(?:ts|json)$/.test(file) && !others.test(file));
  const all = files.flatMap(sentencesOf);
  const fingerprintOn = (day: string) =>
    createHash('sha256')
      .update([day, ...all].join('\n'))
      .digest('hex')
      .slice(0, 12);
  if (sentences.fingerprint === fingerprintOn(sentences.updated)) return;
  const today = todayInBogota(new Date());
  throw new Error(
    `A sentence of the pages changed. Write in content/sentences.ts: updated: '${today}', fingerprint: '${fingerprintOn(today)}'`,
  );
});
