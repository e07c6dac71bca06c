/** A card in the hand or on the table: paper, two corners, and one thing in the middle. */
import type { ReactNode } from 'react';
import { Text, View } from 'react-native';

import { bands, cardColours, cardShape, fonts, scaling, type } from '../theme/tokens';
import { BandCueMark } from './BandCueMark';
import type { CardFaceProps } from './cardFaceProps';
import { cardPictures, suits } from './cardPictures';
import type { SuitId } from './cardPictures';
import { CardText } from './CardText';
import { Icon } from './Icon';
import { Picture } from './Picture';

interface CornerProps {
  readonly label: string;
  readonly suit: SuitId | undefined;
  readonly size: number;
  readonly color: string;
}

function Corner({ label, suit, size, color }: CornerProps) {
  return (
    <View style={{ alignItems: 'center', gap: size * 0.2 }}>
      <CardText label={label} size={size} color={color} />
      {suit && <Picture drawing={suits[suit]} width={size * 0.72} height={size * 0.72} />}
    </View>
  );
}

interface PillProps {
  readonly points: string;
  readonly size: number;
}

/** What the card costs, where its label does not say so. */
function Pill({ points, size }: PillProps) {
  return (
    <View
      style={{
        backgroundColor: cardColours.ink,
        borderRadius: size,
        minWidth: size * 1.6,
        paddingHorizontal: size * 0.4,
        paddingVertical: size * 0.2,
      }}
    >
      <CardText label={points} size={size} color={cardColours.paper} />
    </View>
  );
}

interface AtProps {
  readonly inset: number;
  readonly top?: number;
  readonly side: 'left' | 'right';
  readonly turned?: boolean;
  readonly children: ReactNode;
}

/** Puts something into a corner of the card; without a `top` it lies at the bottom. */
function At({ inset, top, side, turned = false, children }: AtProps) {
  return (
    <View
      style={[
        { position: 'absolute' },
        side === 'left' ? { left: inset } : { right: inset },
        top === undefined ? { bottom: inset } : { top },
        turned && { transform: [{ rotate: '180deg' }] },
      ]}
    >
      {children}
    </View>
  );
}

export function BigCard({ label, band, picture, word, suit, points, mark, width, height, plain }: CardFaceProps) {
  const tint = band == null ? null : bands[band];
  const filled = tint !== null && !plain;
  const header = tint ? height * cardShape.header : 0;
  const inset = width * 0.085;
  const corner = Math.max(type.floor.fontSize, height * 0.155);
  const headInk = filled ? tint.on : cardColours.ink;
  const top = tint ? (header - corner) / 2 : inset;
  const art = width * (word === undefined ? 0.78 : 0.8);
  const pill = corner * 0.72;
  // A card with a word is known by its picture: its corner carries the price instead of a letter, its foot the word, and it stands on that.
  const priced = word !== undefined && points !== undefined;
  return (
    <View
      aria-hidden
      style={{
        width,
        height,
        borderRadius: width * cardShape.radius,
        borderWidth: 1,
        borderColor: cardColours.edge,
        backgroundColor: cardColours.paper,
        overflow: 'hidden',
      }}
    >
      {tint && (
        <View
          style={{
            height: header,
            paddingRight: inset,
            backgroundColor: filled ? tint.fill : cardColours.paperShade,
            alignItems: 'flex-end',
            justifyContent: 'center',
          }}
        >
          <BandCueMark cue={tint.cue} width={width * 0.24} color={headInk} />
        </View>
      )}
      <View style={{ flex: 1, alignItems: 'center', justifyContent: word === undefined ? 'center' : 'flex-end' }}>
        {picture ? (
          <Picture drawing={cardPictures[picture]} width={art} height={art} />
        ) : (
          // Lamp light on the paper; lifted a little, so that the lower corner keeps clear of the numeral.
          <View
            style={{
              width: width * 0.74,
              height: width * 0.74,
              marginBottom: tint ? height * 0.05 : 0,
              borderRadius: width,
              backgroundColor: cardColours.paperShade,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <CardText label={label} size={height * cardShape.numeral} color={cardColours.ink} />
          </View>
        )}
      </View>
      {word !== undefined && (
        <View
          style={{
            height: height * cardShape.header,
            backgroundColor: cardColours.paperShade,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Text
            numberOfLines={1}
            adjustsFontSizeToFit
            maxFontSizeMultiplier={scaling.cardNumeral}
            style={{ color: cardColours.ink, fontFamily: fonts.bold, fontSize: corner * 0.92 }}
          >
            {word}
          </Text>
        </View>
      )}
      <At side="left" inset={inset} top={top}>
        {priced ? (
          <Pill points={points} size={pill} />
        ) : (
          <Corner label={label} suit={suit} size={corner} color={headInk} />
        )}
      </At>
      {word === undefined && (
        <At side="right" inset={inset} turned>
          <Corner label={label} suit={suit} size={corner} color={cardColours.ink} />
        </At>
      )}
      {points !== undefined && !priced && (
        <At side="left" inset={inset}>
          <Pill points={points} size={pill} />
        </At>
      )}
      {mark && (
        <At side="right" inset={inset} top={top}>
          <Icon id={mark} size={corner * 1.2} color={headInk} />
        </At>
      )}
    </View>
  );
}
