/** @jest-environment node */
import { schemas, type DataFile } from '@/content/schema';
import { fieldsOf } from './fields';

test.each(Object.keys(schemas) as DataFile[])('every datum of %s has a field with a label', (file) => {
  const labelled = fieldsOf(file).filter(({ name, label }) => name && label);
  expect(labelled).toHaveLength(Object.keys(schemas[file].fields).length);
});
