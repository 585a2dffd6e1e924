import { isRecord } from '../text/json.ts';
import type { Criterion, Read } from './filter.ts';
import { existenceOperators, type Operators } from './operators.ts';

interface Point {
  readonly lat: number;
  readonly lon: number;
}
type CircleInput = Point & { readonly radius: number };
type Corner = 'topLeftLat' | 'topLeftLon' | 'bottomRightLat' | 'bottomRightLon';
type RectangleInput = Readonly<Record<Corner, number>>;

const earthRadiusKm = 6371.0088;

/** For Location. The operands have been checked by their scalars. */
export function locationOperators(read: Read): Operators {
  const near =
    <Area>(test: (point: Point, area: Area) => boolean): Criterion =>
    (operand) =>
    (node) => {
      const point = read(node);
      return isPoint(point) && test(point, operand as Area);
    };
  return {
    _within_circle: near<CircleInput>((point, circle) => distanceKm(point, circle) <= circle.radius),
    _within_rectangle: near<RectangleInput>(isWithin),
    ...existenceOperators(read),
  };
}

function isPoint(value: unknown): value is Point {
  return isRecord(value) && typeof value.lat === 'number' && typeof value.lon === 'number';
}

function isWithin({ lat, lon }: Point, area: RectangleInput): boolean {
  if (lat > area.topLeftLat || lat < area.bottomRightLat) return false;
  // An area whose left side lies east of its right side crosses the date line.
  return area.topLeftLon <= area.bottomRightLon
    ? lon >= area.topLeftLon && lon <= area.bottomRightLon
    : lon >= area.topLeftLon || lon <= area.bottomRightLon;
}

/** The way over the ground between two points, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(b.lon - a.lon);
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
