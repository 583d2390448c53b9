/**
 * Which Tailwind classes set the same property, so that a later one replaces an earlier one. The library's own table
 * names every Tailwind class and would be a twentieth of the first load. This table names what the product uses; a
 * test compares it with the full table for every class in the sources.
 */
import { createTailwindMerge } from 'tailwind-merge';

type ClassGroup = Record<string, (string | (() => boolean))[]>;

const any = [() => true];
const lengths = ['', '0', '1', '2', '4', '8', 'px'];

/** `p-3`, `px-3`, …: one group per prefix, whatever follows. */
function prefixes<const Name extends string>(...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, [{ [name]: ['', ...any] }]])) as Record<
    Name,
    ClassGroup[]
  >;
}

const sides = ['t', 'r', 'b', 'l', 'x', 'y'] as const;
const withSides = (name: string, separator = '') => sides.map((side) => `${name}${separator}${side}`);
const borderWidths = Object.fromEntries(
  withSides('border', '-').map((name) => [name, [{ [name]: lengths }]]),
);

const classGroups = {
  ...prefixes('p', 'm', 'w', 'h', 'size', 'gap', 'inset', 'z', 'opacity', 'cursor', 'select', 'duration'),
  ...prefixes('min-w', 'max-w', 'min-h', 'max-h', 'gap-x', 'gap-y', 'inset-x', 'inset-y', 'outline-offset'),
  ...prefixes('top', 'right', 'bottom', 'left', 'items', 'self', 'order', 'tracking', 'leading', 'animate'),
  ...prefixes(
    'grid-cols',
    'grid-rows',
    'grid-flow',
    'auto-cols',
    'auto-rows',
    'place-items',
    'place-content',
  ),
  ...prefixes('pointer-events', 'underline-offset', 'rotate', 'translate', 'translate-x', 'translate-y'),
  ...prefixes('resize', 'touch', 'row-span', 'stroke', 'fill', 'overflow-x', 'overflow-y', 'line-clamp'),
  ...prefixes('accent', 'aspect', 'basis', 'scale', 'list', 'whitespace', 'transition', 'ease', 'delay'),
  ...prefixes('space-x', 'space-y', 'scroll-m', 'scroll-mt', 'scroll-p', 'scroll-pt', 'break-inside'),
  ...prefixes('col-start', 'col-end', 'row-start', 'row-end'),
  ...prefixes(...withSides('p'), ...withSides('m')),
  display: [
    'block',
    'inline-block',
    'inline',
    'flex',
    'inline-flex',
    'table',
    'grid',
    'inline-grid',
    'contents',
    'hidden',
    'flow-root',
    'list-item',
    'table-cell',
    'table-row',
  ],
  position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
  visibility: ['visible', 'invisible', 'collapse'],
  container: ['container'],
  readers: ['sr-only', 'not-sr-only'],
  flex: [{ flex: ['1', 'auto', 'initial', 'none'] }],
  'flex-direction': [{ flex: ['row', 'row-reverse', 'col', 'col-reverse'] }],
  'flex-wrap': [{ flex: ['wrap', 'nowrap', 'wrap-reverse'] }],
  grow: [{ grow: ['', '0'] }],
  shrink: [{ shrink: ['', '0'] }],
  'col-span': [{ col: [{ span: any }, 'auto'] }],
  'justify-items': [{ 'justify-items': any }],
  'justify-self': [{ 'justify-self': any }],
  justify: [{ justify: any }],
  content: [{ content: ['normal', 'center', 'start', 'end', 'between', 'around', 'evenly', 'stretch'] }],
  overflow: [{ overflow: ['auto', 'hidden', 'clip', 'visible', 'scroll'] }],
  'text-align': [{ text: ['left', 'center', 'right', 'justify', 'start', 'end'] }],
  'font-size': [{ text: ['xs', 'sm', 'base', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl', '6xl'] }],
  'text-wrap': [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  'overflow-wrap': [{ wrap: ['anywhere', 'break-word'] }],
  'text-color': [{ text: any }],
  'text-overflow': ['truncate', { text: ['ellipsis', 'clip'] }],
  'text-transform': ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  'font-style': ['italic', 'not-italic'],
  'font-weight': [{ font: ['normal', 'medium', 'semibold', 'bold'] }],
  'font-family': [{ font: any }],
  'text-decoration': ['underline', 'overline', 'line-through', 'no-underline'],
  'decoration-thickness': [{ decoration: lengths }],
  'decoration-style': [{ decoration: ['solid', 'double', 'dotted', 'dashed', 'wavy'] }],
  'decoration-color': [{ decoration: any }],
  break: [{ break: ['normal', 'words', 'all', 'keep'] }],
  align: [{ align: any }],
  bg: [{ bg: any }],
  'border-collapse': [{ border: ['collapse', 'separate'] }],
  'border-spacing': [{ 'border-spacing': lengths }],
  'border-style': [{ border: ['solid', 'dashed', 'dotted', 'double', 'hidden', 'none'] }],
  'border-w': [{ border: lengths }],
  ...borderWidths,
  'border-color': [{ border: any }],
  'divide-x': [{ 'divide-x': lengths }],
  'divide-y': [{ 'divide-y': lengths }],
  'divide-color': [{ divide: any }],
  ...prefixes('rounded', 'rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'),
  'outline-style': [{ outline: ['none', 'hidden', 'solid', 'dashed'] }],
  'outline-w': [{ outline: ['', '1', '2', '4'] }],
  'outline-color': [{ outline: any }],
  'ring-w': [{ ring: lengths }],
  'ring-color': [{ ring: any }],
  shadow: [{ shadow: any }],
};

/** A shorthand replaces its parts, not the other way round. */
const conflictingClassGroups = {
  p: withSides('p'),
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: withSides('m'),
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['right', 'left'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  translate: ['translate-x', 'translate-y'],
  flex: ['basis', 'grow', 'shrink'],
  'font-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
  'border-w': Object.keys(borderWidths),
  'border-x': ['border-r', 'border-l'],
  'border-y': ['border-t', 'border-b'],
  rounded: ['rounded-t', 'rounded-r', 'rounded-b', 'rounded-l'],
};

/** Keeps the last of the classes that set the same property. */
export const mergeClasses = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    '*',
    '**',
    'after',
    'backdrop',
    'before',
    'file',
    'marker',
    'placeholder',
    'selection',
  ],
}));
