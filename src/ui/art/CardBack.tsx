/** The back of every card: two hands meeting in a low five. The same upside down, so a back tells nothing. */
import { View } from 'react-native';

import { cardColours, cardShape } from '../theme/tokens';
import { CUFF, FINGERS, FINGER_WEIGHT, PALM } from './hand';
import { Circle, G, Path, Svg } from './svg';

interface CardBackProps {
  readonly width: number;
  readonly height: number;
}

const { back, backShade, backPattern, paper, edge } = cardColours;

/** Below this width the hands would be crumbs; a sun is enough. */
const HANDS_FROM = 40;

const RAYS =
  'M35 50L35-20M35 50L62-12M35 50L84 8M35 50L96 30M35 50L100 50M35 50L96 70M35 50L84 92M35 50L62 112M35 50L35 120M35 50L8 112M35 50L-14 92M35 50L-26 70M35 50L-30 50M35 50L-26 30M35 50L-14 8M35 50L8-12';

function Hand({ transform }: { readonly transform: string }) {
  return (
    <G transform={transform}>
      <Path d={FINGERS} fill="none" stroke={back} strokeWidth={FINGER_WEIGHT + 5} strokeLinecap="round" />
      <Path d={PALM} fill={backPattern} stroke={back} strokeWidth={5} />
      <Path d={FINGERS} fill="none" stroke={backPattern} strokeWidth={FINGER_WEIGHT} strokeLinecap="round" />
      <Path d={PALM} fill={backPattern} />
      <Path d={CUFF} fill={backShade} />
    </G>
  );
}

function Meeting() {
  return (
    <>
      <Path d={RAYS} fill="none" stroke={backShade} strokeWidth={3.5} />
      <Hand transform="translate(13.5 6) scale(.46)" />
      <Hand transform="rotate(180 35 50) translate(13.5 6) scale(.46)" />
      <Path
        d="M7 50H13M10 42L14.5 44.5M10 58L14.5 55.5M63 50H57M60 42L55.5 44.5M60 58L55.5 55.5"
        fill="none"
        stroke={backPattern}
        strokeWidth={2}
        strokeLinecap="round"
      />
    </>
  );
}

function Sun() {
  return (
    <>
      <Path d={RAYS} fill="none" stroke={backShade} strokeWidth={6} />
      <Circle cx={35} cy={50} r={16} fill={backPattern} />
      <Circle cx={35} cy={50} r={7} fill={back} />
    </>
  );
}

export function CardBack({ width, height }: CardBackProps) {
  const rim = Math.max(1, width * 0.045);
  return (
    <View
      aria-hidden
      style={{
        width,
        height,
        padding: rim,
        borderRadius: Math.max(2, width * cardShape.radius),
        borderWidth: width < HANDS_FROM ? 0 : 1,
        borderColor: edge,
        backgroundColor: paper,
        overflow: 'hidden',
      }}
    >
      <View
        style={{
          flex: 1,
          borderRadius: width * cardShape.radius * 0.6,
          backgroundColor: back,
          overflow: 'hidden',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Svg width={width} height={width / cardShape.ratio} viewBox="0 0 70 100">
          {width < HANDS_FROM ? <Sun /> : <Meeting />}
        </Svg>
      </View>
    </View>
  );
}
