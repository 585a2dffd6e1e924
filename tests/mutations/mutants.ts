import { parseSync } from 'vite';

/** One deliberate fault: a part of a source replaced by another. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

const otherOperator: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Methods without which a program still runs, with another result. */
const leftOutMethods: ReadonlySet<string> = new Set([
  'filter',
  'slice',
  'sort',
  'toLowerCase',
  'toSorted',
  'toUpperCase',
  'trim',
]);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * Every fault that is tried in a source: another comparison or logical operator, a condition that always or never holds, another literal,
 * a list without its items, a function without its value, a call left out. Types and the names of modules have none.
 * @param file its name says whether it has JSX
 */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const found: Mutant[] = [];
  const text = ({ start, end }: Node) => source.slice(start, end);
  const replace = ({ start, end }: Node, replacement: string) => {
    if (source.slice(start, end) !== replacement) found.push({ start, end, replacement });
  };

  function mutate(node: Node): void {
    const { left, right, operator, test, argument, value, body, callee, expression } = node;
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const other = otherOperator[String(operator)];
        if (other === undefined || !isNode(left) || !isNode(right)) break;
        // Without parentheses `??` may not stand beside `&&`.
        replace(node, `((${text(left)}) ${other} (${text(right)}))`);
        break;
      }
      case 'IfStatement':
      case 'ConditionalExpression':
        for (const always of ['true', 'false']) if (isNode(test)) replace(test, always);
        break;
      case 'UnaryExpression':
        if (operator === '!' && isNode(argument)) replace(node, text(argument));
        break;
      case 'Literal':
        if (typeof value === 'boolean') replace(node, String(!value));
        else if (typeof value === 'number') replace(node, String(value + 1));
        else if (typeof value === 'string') replace(node, value === '' ? "'mutant'" : "''");
        break;
      case 'TemplateLiteral':
        replace(node, '``');
        break;
      case 'ArrayExpression':
        replace(node, '[]');
        break;
      case 'ArrowFunctionExpression':
        if (isNode(body) && body.type !== 'BlockStatement') replace(body, 'undefined');
        break;
      case 'ExpressionStatement':
        if (isNode(expression) && expression.type !== 'Literal') replace(node, ';');
        break;
      case 'CallExpression':
        if (!isNode(callee) || !isNode(callee.object) || !isNode(callee.property)) break;
        if (leftOutMethods.has(String(callee.property.name))) replace(node, text(callee.object));
        break;
    }
  }

  function visit(node: Node): void {
    if (/^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/.test(node.type))
      return;
    // How a page looks is for browser tests.
    if (node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'className') return;
    mutate(node);
    const [isObjectKey, isSource] = [node.type === 'Property', node.type === 'ExportNamedDeclaration'];
    for (const [name, child] of Object.entries(node)) {
      if ((isObjectKey && name === 'key') || (isSource && name === 'source') || name === 'typeAnnotation')
        continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
    }
  }
  visit(parseSync(file, source).program as unknown as Node);
  return found;
}

/** The source with one fault. */
export function mutated(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** "12: a < b → ((a) <= (b))", in one line. */
export function described(source: string, { start, end, replacement }: Mutant): string {
  const line = source.slice(0, start).split('\n').length;
  const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 90);
  return `${line}: ${short(source.slice(start, end))} → ${short(replacement)}`;
}
