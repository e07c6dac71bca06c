/** The drawing primitives on a phone. Same names and props as `svg.web.tsx`; all art imports from here and nowhere else. */
import type { ReactNode } from 'react';
import { Svg as NativeSvg } from 'react-native-svg';

export { Circle, Ellipse, G, Path } from 'react-native-svg';

interface SvgProps {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** Pictures decorate: what they mean is said by the label of the thing they sit on. */
export function Svg({ width, height, viewBox, children }: SvgProps) {
  return (
    <NativeSvg
      width={width}
      height={height}
      viewBox={viewBox}
      accessible={false}
      accessibilityElementsHidden
      importantForAccessibility="no-hide-descendants"
      pointerEvents="none"
    >
      {children}
    </NativeSvg>
  );
}
