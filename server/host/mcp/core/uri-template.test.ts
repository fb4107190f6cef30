import { expect, test } from 'vitest';
import { uriTemplate } from './uri-template.js';

test.each([
  ['ui://tree', 'ui://tree', {}],
  ['ui://tree', 'ui://trees', undefined],
  ['ui://tree', 'xui://tree', undefined],
  ['ui://a.b', 'ui://axb', undefined],
  ['ui://stages/{index}/tree', 'ui://stages/12/tree', { index: '12' }],
  ['ui://stages/{index}/tree', 'ui://stages//tree', undefined],
  ['ui://stages/{index}/tree', 'ui://stages/1/2/tree', undefined],
  ['ui://{a}/{b}', 'ui://x%2Fy/%C3%A4', { a: 'x/y', b: 'ä' }],
  ['ui://{a}', 'ui://%E0%A4%A', undefined],
  ['ui://{a}', 'ui://x?y', undefined],
])('%s matches %s as %j', (template, uri, values) => {
  expect(uriTemplate(template).match(uri)).toEqual(values);
});

test('what is expanded matches again', () => {
  const template = uriTemplate('ui://{a}/{b}');
  const values = { a: 'x/y z', b: 'ä?#' };
  expect(template.match(template.expand(values))).toEqual(values);
});
